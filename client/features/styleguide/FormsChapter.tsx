import { fieldTexts } from "#texts/fields";
import { CheckboxField } from "../../components/ui/CheckboxField";
import { Choice } from "../../components/ui/Choice";
import { ChoiceGroup } from "../../components/ui/ChoiceGroup";
import { PhoneFields } from "../../components/ui/PhoneFields";
import { SearchBox } from "../../components/ui/SearchBox";
import { SearchForm } from "../../components/ui/SearchForm";
import { SelectField } from "../../components/ui/SelectField";
import { TextField } from "../../components/ui/TextField";
import { Chapter, Specimen, Specimens } from "./Specimen";

const workplaces = [
  { value: "", label: "Any workplace" },
  { value: "remote", label: "Remote" },
];

/** Fields in every state. */
export const FormsChapter = () => (
  <Chapter title="Forms">
    <TextFields />
    <Choices />
    <Searches />
  </Chapter>
);

const TextFields = () => (
  <Specimens title="TextField">
    <Specimen label="Default; Tab to it">
      <TextField label="Email" type="email" placeholder="asha@example.com" />
    </Specimen>
    <Specimen label="Required, with a hint and a fault">
      <TextField label="Name" required hint="Type your full name." error="Name is required." />
    </Specimen>
    <Specimen label="Of several lines">
      <TextField label="Message" rows={3} />
    </Specimen>
    <Specimen label="Read-only and disabled">
      <TextField label="Job ID" readOnly defaultValue="SB-10023" />
      <TextField label="Company" disabled defaultValue="Quillhaven Health" />
    </Specimen>
    <Specimen label="PhoneFields">
      <PhoneFields
        label="Phone Number"
        initial={{ countryCode: "+1", phone: "" }}
        faults={{ phone: fieldTexts.phoneInvalid }}
      />
    </Specimen>
  </Specimens>
);

const Choices = () => (
  <Specimens title="SelectField, ChoiceGroup, and CheckboxField">
    <Specimen label="A choice">
      <SelectField label="Workplace" options={workplaces} />
    </Specimen>
    <Specimen label="With a fault">
      <SelectField label="Place of work" options={workplaces} error="Choose one." />
    </Specimen>
    <Specimen label="One of a few; one that must be answered">
      <ChoiceGroup label="Clearance">
        <Choice type="checkbox" label="Secret" defaultChecked />
        <Choice type="checkbox" label="Top Secret" />
      </ChoiceGroup>
      <ChoiceGroup label="Relocation" required error="Choose Yes or No.">
        <Choice type="radio" name="styleguide-relocation" label="Yes" />
        <Choice type="radio" name="styleguide-relocation" label="No" />
      </ChoiceGroup>
    </Specimen>
    <Specimen label="Something to tick, and with a fault">
      <CheckboxField label="Email me new openings" />
      <CheckboxField label="I agree to the terms" error="You must agree to the terms." />
    </Specimen>
  </Specimens>
);

const Searches = () => (
  <Specimens title="Searches">
    <Specimen label="SearchForm">
      <SearchForm id="styleguide-search" />
    </Specimen>
    <Specimen label="SearchBox">
      <SearchBox
        label="Search the questions"
        field={{ id: "styleguide-questions", placeholder: "Search the questions" }}
      />
    </Specimen>
  </Specimens>
);
