export {
  Chip,
  ChipLink,
  type ChipLinkProps,
  type ChipProps,
  ChipRow,
  RemovableChip,
  type RemovableChipProps,
} from './chip/chip.tsx';
export { Checkbox, type CheckboxProps } from './choice/checkbox.tsx';
export { ChoiceChip, type ChoiceChipProps } from './choice/choice-chip.tsx';
export { ChosenEar, coveringInput } from './choice/choice-css.ts';
export { ChoiceRow, type ChoiceRowOption, type ChoiceRowProps } from './choice/choice-row.tsx';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './choice/radio-cards.tsx';
export { Switch, type SwitchProps } from './choice/switch.tsx';
export { Field, FieldError, type FieldProps, Hint } from './field/field.tsx';
export { type FieldControl, useControlProps } from './field/field-context.ts';
export {
  Form,
  FormActions,
  FormError,
  type FormErrors,
  type FormProps,
  focusFirstError,
} from './form/form.tsx';
export { FieldButton, InputFrame } from './input/input-frame.tsx';
export { PasswordInput, type PasswordInputProps } from './input/password-input.tsx';
export { Select, type SelectOption, type SelectProps } from './input/select.tsx';
export { TextArea, type TextAreaProps } from './input/text-area.tsx';
export { TextInput, type TextInputProps } from './input/text-input.tsx';
export { Stepper, type StepperProps } from './stepper/stepper.tsx';
