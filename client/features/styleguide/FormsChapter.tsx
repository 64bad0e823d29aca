import { NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { KitProvider } from "../../components/ui/KitProvider";
import { PhoneFields } from "../../components/ui/PhoneFields";
import { SearchForm } from "../../components/ui/SearchForm";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { Chapter, Specimen, Specimens } from "./Specimen";

const visaTypes = ["H-1B", "L-1 Visa", "TN Visa"];

const workplaces = [
  { value: "", label: "Any workplace" },
  { value: "remote", label: "Remote" },
];

/** Fields in every state. */
export const FormsChapter = () => (
  <Chapter title="Forms">
    <OwnFields />
    <KitProvider>
      <KitFields />
    </KitProvider>
  </Chapter>
);

const OwnFields = () => (
  <Specimens title="Fields of pages that everybody loads">
    <Specimen label="Default; Tab to it">
      <TextField label="Email" type="email" placeholder="asha@example.com" />
    </Specimen>
    <Specimen label="Marked, with a hint and a fault">
      <TextField label="Name" marked hint="Type your full name." error="Name is required." />
    </Specimen>
    <Specimen label="Of several lines">
      <TextField label="Message" rows={3} />
    </Specimen>
    <Specimen label="Disabled">
      <TextField label="Company" disabled defaultValue="Quillhaven Health" />
    </Specimen>
    <Specimen label="SelectField">
      <SelectField label="Workplace" options={workplaces} />
    </Specimen>
    <Specimen label="SearchForm">
      <SearchForm id="styleguide-search" />
    </Specimen>
  </Specimens>
);

function KitFields() {
  const { register } = useForm({ defaultValues: { countryCode: "+1", phone: "" } });
  return (
    <>
      <Specimens title="Text field of the kit, in dialogs and forms">
        <Specimen label="Default; Tab to it">
          <TextInput label="Location/City" placeholder="Dallas, TX" />
        </Specimen>
        <Specimen label="Required, filled">
          <TextInput label="Name" required defaultValue="Asha Rao" />
        </Specimen>
        <Specimen label="With a fault">
          <TextInput label="Email" defaultValue="asha@" error="Enter a valid email address." />
        </Specimen>
        <Specimen label="Read-only and disabled">
          <TextInput label="Job ID" readOnly defaultValue="SB-10023" />
          <TextInput label="Company" disabled defaultValue="Quillhaven Health" />
        </Specimen>
      </Specimens>
      <Specimens title="Others of the kit">
        <Specimen label="Select">
          <NativeSelect label="Visa Type" size="md" data={visaTypes} />
        </Specimen>
        <Specimen label="Select with a fault">
          <NativeSelect label="Visa type" size="md" data={visaTypes} error="Choose one." />
        </Specimen>
        <Specimen label="PhoneFields">
          <PhoneFields
            label="Phone Number"
            codeField={register("countryCode")}
            phoneField={register("phone")}
          />
        </Specimen>
      </Specimens>
    </>
  );
}
