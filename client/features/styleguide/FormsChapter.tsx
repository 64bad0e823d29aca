import { NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
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
export function FormsChapter() {
  const { register } = useForm({ defaultValues: { countryCode: "+1", phone: "" } });
  return (
    <Chapter title="Forms">
      <Specimens title="Text field of pages that everybody loads">
        <Specimen label="Default; Tab to it">
          <TextField label="Email" type="email" />
        </Specimen>
        <Specimen label="Marked, with a fault">
          <TextField label="Name" marked error="Please fill in all fields." />
        </Specimen>
        <Specimen label="Of several lines">
          <TextField label="Message" rows={3} />
        </Specimen>
        <Specimen label="SelectField; with a choice made">
          <SelectField label="Workplace" options={workplaces} />
          <SelectField label="Workplace" options={workplaces} defaultValue="remote" />
        </Specimen>
      </Specimens>
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
      <Specimens title="Others">
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
        <Specimen label="SearchForm">
          <SearchForm id="styleguide-search" />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
