import { FieldFrame, type FieldProps } from "./FieldFrame";
import { Select, type SelectProps } from "./Select";

/** A select with label, hint and error. */
export function SelectField(props: FieldProps & Omit<SelectProps, "short">) {
  const { label, labelHidden, required, hint, error, className, ...select } = props;
  return (
    <FieldFrame {...{ label, labelHidden, required, hint, error, className }}>
      {(aria) => <Select {...select} {...aria} />}
    </FieldFrame>
  );
}
