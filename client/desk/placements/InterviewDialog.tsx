import { NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { interviewTexts as texts } from "#texts/desk-interviews";
import { attempt } from "../../lib/refusal";
import { FormDialog } from "../parts/FormDialog";
import {
  useChangeInterviewMutation,
  useScheduleInterviewMutation,
  type DeskInterview_InterviewFragment as Interview,
} from "./Interviews.generated";
import { useSave } from "./use-save";
import classes from "./Placements.module.css";

interface InterviewDialogProps {
  application: { id: string; name: string };
  /** The one to change; without it, a new one is planned. */
  interview?: Interview;
  onSent: () => void;
  onClose: () => void;
}

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The usual zones, and one that is not among them. */
const zonesWith = (zone: string) => {
  const known = Object.entries(texts.zones).map(([value, label]) => ({ value, label }));
  return zone in texts.zones
    ? known
    : [{ value: zone, label: zone.replaceAll("_", " ") }, ...known];
};

const lengthsWith = (minutes: number) =>
  [...new Set([...LENGTHS, minutes])]
    .sort((a, b) => a - b)
    .map((length) => ({ value: String(length), label: texts.lengths(length) }));

const useInterviewForm = (interview: Interview | undefined) =>
  useForm({
    initialValues: {
      date: interview?.startsAtLocal.slice(0, 10) ?? "",
      time: interview?.startsAtLocal.slice(11) ?? "",
      timeZone: interview?.timeZone ?? OWN_ZONE,
      minutes: String(interview?.minutes ?? 45),
      place: interview?.place ?? "",
      callUrl: interview?.callUrl ?? "",
      interviewer: interview?.interviewer ?? "",
      message: interview?.message ?? "",
    },
    validate: {
      date: (date) => (date === "" ? texts.dateMissing : null),
      time: (time) => (time === "" ? texts.timeMissing : null),
      place: (place, { callUrl }) =>
        place.trim() === "" && callUrl.trim() === "" ? texts.placeMissing : null,
      interviewer: (name) => (name.trim() === "" ? texts.interviewerMissing : null),
    },
  });

type Form = ReturnType<typeof useInterviewForm>;

const inputOf = ({ date, time, minutes, ...values }: Form["values"]) => ({
  ...values,
  startsAt: `${date}T${time}`,
  minutes: Number(minutes),
});

/** Plans an interview or changes one; the candidate gets an email. */
export function InterviewDialog(props: InterviewDialogProps) {
  const { application, interview, onSent, onClose } = props;
  const { name } = application;
  const form = useInterviewForm(interview);
  const { busy, problem, save } = useSave(withTime(form));
  const send = useSend(application.id, interview);
  const submit = async (values: Form["values"]) => {
    const sent = await save(() => attempt(() => send(values), "interview", texts.notSent));
    if (sent === undefined) return;
    const message = interview === undefined ? texts.sent(name) : texts.changeSent(name);
    notifications.show({ message, role: "status" });
    onClose();
    onSent();
  };
  return (
    <FormDialog
      title={interview === undefined ? texts.planTitle(name) : texts.changeTitle}
      action={interview === undefined ? texts.send : texts.sendChange}
      saving={{ busy, problem }}
      onClose={onClose}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <Text size="sm">{interview === undefined ? texts.planLead : texts.changeLead}</Text>
      <Fields form={form} />
    </FormDialog>
  );
}

/** The server's one field for the start is two here. */
const withTime = ({ values, setErrors }: Form) => ({
  values,
  setErrors: ({ startsAt, ...others }: Record<string, string>) =>
    setErrors(startsAt === undefined ? others : { ...others, time: startsAt }),
});

function useSend(applicationId: string, interview: Interview | undefined) {
  const [schedule] = useScheduleInterviewMutation();
  const [change] = useChangeInterviewMutation();
  return (values: Form["values"]) => {
    const details = inputOf(values);
    if (interview === undefined) {
      const input = { applicationId, ...details };
      return schedule({ variables: { input } });
    }
    const input = { id: interview.id, expectedVersion: interview.version, ...details };
    return change({ variables: { input } });
  };
}

const Fields = ({ form }: { form: Form }) => (
  <>
    <div className={classes.pair}>
      <TextInput type="date" label={texts.date} data-autofocus {...form.getInputProps("date")} />
      <TextInput type="time" label={texts.time} {...form.getInputProps("time")} />
      <NativeSelect
        label={texts.zone}
        data={zonesWith(form.values.timeZone)}
        {...form.getInputProps("timeZone")}
      />
      <NativeSelect
        label={texts.minutes}
        data={lengthsWith(Number(form.values.minutes))}
        {...form.getInputProps("minutes")}
      />
    </div>
    <TextInput
      label={texts.interviewer}
      description={texts.interviewerHint}
      maxLength={120}
      {...form.getInputProps("interviewer")}
    />
    <TextInput
      label={texts.place}
      description={texts.placeHint}
      maxLength={300}
      {...form.getInputProps("place")}
    />
    <TextInput
      type="url"
      label={texts.call}
      description={texts.callHint}
      maxLength={500}
      {...form.getInputProps("callUrl")}
    />
    <Textarea
      label={texts.message}
      autosize
      minRows={2}
      maxLength={2000}
      {...form.getInputProps("message")}
    />
  </>
);
