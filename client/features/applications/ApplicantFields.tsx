import { NativeSelect, TextInput } from "@mantine/core";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { PhoneFields } from "../../components/ui/PhoneFields";
import classes from "./ApplicationForm.module.css";
import { NO_LINKEDIN, type ApplicationValues, type CheckedValues } from "./application-values";
import { LinkedInField } from "./LinkedInField";
import { RelocationField } from "./RelocationField";
import type { ResumeChoice } from "./resume-file";
import { ResumeField } from "./ResumeField";
import { VISA_TYPES } from "./visa-types";

interface ApplicantFieldsProps {
  form: UseFormReturn<ApplicationValues, unknown, CheckedValues>;
  /** All but the resume stay as they are. */
  locked: boolean;
  /** While the application is being sent. */
  busy: boolean;
  /** The resume known from before, if any. */
  storedResume: ResumeChoice;
}

/** Everything the applicant fills in. */
export function ApplicantFields({ form, locked, busy, storedResume }: ApplicantFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const [linkedin, countryCode] = useWatch({ control, name: ["linkedin", "countryCode"] });
  const fixed = locked || busy;
  return (
    <div className={classes.fields}>
      <TextInput
        {...register("name")}
        label={fieldTexts.name}
        autoComplete="name"
        withAsterisk
        readOnly={fixed}
        error={errors.name?.message}
      />
      <TextInput
        {...register("email")}
        label={fieldTexts.email}
        type="email"
        withAsterisk
        // Applications go out under the account's own address.
        readOnly
        error={errors.email?.message}
      />
      <PhoneFields
        codeField={register("countryCode")}
        phoneField={register("phone")}
        label={applicationTexts.phone}
        codeError={errors.countryCode?.message}
        phoneError={errors.phone?.message}
        currentCode={countryCode}
        locked={fixed}
      />
      <TextInput
        {...register("location")}
        label={applicationTexts.location}
        placeholder={fieldTexts.locationExample}
        autoComplete="address-level2"
        withAsterisk
        readOnly={fixed}
        error={errors.location?.message}
      />
      <NativeSelect
        {...register("visaType")}
        label={applicationTexts.visaType}
        size="md"
        withAsterisk
        disabled={fixed}
        error={errors.visaType?.message}
      >
        <option value="" disabled>
          {applicationTexts.selectVisaType}
        </option>
        {VISA_TYPES.map((type) => (
          <option key={type} value={type}>
            {applicationTexts.visaTypes[type]}
          </option>
        ))}
      </NativeSelect>
      <RelocationField field={register("relocation")} disabled={fixed} />
      <div className={classes.wide}>
        <LinkedInField
          field={register("linkedin")}
          value={linkedin}
          onNone={() => form.setValue("linkedin", NO_LINKEDIN, { shouldValidate: true })}
          error={errors.linkedin?.message}
          locked={fixed}
        />
      </div>
      <div className={classes.wide}>
        <ResumeField form={form} fallback={storedResume} disabled={busy} />
      </div>
    </div>
  );
}
