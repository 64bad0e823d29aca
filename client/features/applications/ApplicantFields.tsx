import { NativeSelect, TextInput } from "@mantine/core";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { PhoneFields } from "../../components/ui/PhoneFields";
import classes from "./ApplicationForm.module.css";
import { NO_LINKEDIN, type ApplicationValues, type CheckedValues } from "./application-values";
import { LinkedInField } from "./LinkedInField";
import { RelocationField } from "./RelocationField";
import type { ResumeChoice } from "./resume-file";
import { ResumeField } from "./ResumeField";
import { VISA_OPTIONS } from "./visa-options";

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
        label="Name"
        autoComplete="name"
        withAsterisk
        readOnly={fixed}
        error={errors.name?.message}
      />
      <TextInput
        {...register("email")}
        label="Email"
        type="email"
        withAsterisk
        // Applications go out under the account's own address.
        readOnly
        error={errors.email?.message}
      />
      <PhoneFields
        codeField={register("countryCode")}
        phoneField={register("phone")}
        label="Phone Number"
        codeError={errors.countryCode?.message}
        phoneError={errors.phone?.message}
        currentCode={countryCode}
        locked={fixed}
      />
      <TextInput
        {...register("location")}
        label="Location/City"
        placeholder="City, State"
        autoComplete="address-level2"
        withAsterisk
        readOnly={fixed}
        error={errors.location?.message}
      />
      <NativeSelect
        {...register("visaType")}
        label="Visa Type"
        size="md"
        withAsterisk
        disabled={fixed}
        error={errors.visaType?.message}
      >
        <option value="" disabled>
          Select visa type
        </option>
        {VISA_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
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
