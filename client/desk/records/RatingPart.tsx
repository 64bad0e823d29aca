import { Button, Group, Rating, TextInput } from "@mantine/core";
import { useState } from "react";
import { ratingTexts as texts, recordPartTexts } from "#texts/desk-records";
import { Dialog } from "../../components/ui/Dialog";
import { DialogButtons } from "../../components/ui/DialogButtons";
import { Message } from "../../components/ui/Message";
import { useWhileShown } from "../../lib/use-while-shown";
import { BarRows } from "../figures/BarRows";
import { FigureCard } from "../figures/FigureCard";
import { RecordPart, RELOAD, type PartProps, type Records } from "./RecordPart";
import { useRateApplicationMutation, useSetRatingCriteriaMutation } from "./Records.generated";
import { useCall } from "./use-call";
import classes from "./Records.module.css";

const MAX_CRITERIA = 6;
const MAX_NAME = 60;
const BEST_SCORE = 5;

/** The viewer's own scores, and the average of all. */
export const RatingPart = ({ applicationId }: PartProps) => (
  <RecordPart applicationId={applicationId} title={texts.title}>
    {({ rating, viewerCanAdd }, { job }) => (
      <div className={classes.stack}>
        {viewerCanAdd && <OwnScores applicationId={applicationId} rating={rating} />}
        <FigureCard
          title={texts.average}
          note={rating.raterCount === 0 ? texts.nobody : texts.note(rating.raterCount)}
          columns={texts.columns}
          rows={rating.criteria.map(({ criterion, average, scores }) => ({
            label: criterion.name,
            value: average ?? 0,
            words: texts.words(average, scores.length),
          }))}
          picture={(rows) => <BarRows rows={rows} full={BEST_SCORE} />}
        />
        {viewerCanAdd && <Criteria jobId={job.id} rating={rating} />}
      </div>
    )}
  </RecordPart>
);

type ScoreProps = PartProps & Pick<Records, "rating">;

function OwnScores({ applicationId, rating }: ScoreProps) {
  const [rate] = useRateApplicationMutation(RELOAD);
  const { busy, problem, call } = useCall();
  const set = (criterionId: string, score: number | null) =>
    call(() => {
      const input = { applicationId, scores: [{ criterionId, score }] };
      return rate({ variables: { input } });
    });
  return (
    <>
      <ul className={classes.list} aria-label={texts.yours}>
        {rating.criteria.map(({ criterion: { key: id, name }, viewerScore }) => (
          <li key={id} className={classes.row}>
            <span className={classes.grow}>{name}</span>
            <Rating
              role="radiogroup"
              aria-label={texts.scoreOf(name)}
              value={viewerScore ?? 0}
              readOnly={busy}
              getSymbolLabel={(score) => `${name}: ${texts.stars(score)}`}
              onChange={(score) => void set(id, score === 0 ? null : score)}
            />
            {viewerScore !== null && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={texts.clearOf(name)}
                onClick={() => void set(id, null)}
              >
                {texts.clear}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem !== null && <Message tone="error">{problem}</Message>}
    </>
  );
}

interface CriteriaProps extends Pick<Records, "rating"> {
  jobId: string;
}

function Criteria({ jobId, rating }: CriteriaProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button size="compact-sm" variant="subtle" onClick={() => setIsOpen(true)}>
        {texts.change}
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title={texts.changeTitle}>
        {isOpen && <CriteriaForm jobId={jobId} rating={rating} onClose={() => setIsOpen(false)} />}
      </Dialog>
    </div>
  );
}

function CriteriaForm({ jobId, rating, onClose }: CriteriaProps & { onClose: () => void }) {
  const [save] = useSetRatingCriteriaMutation(RELOAD);
  const whileShown = useWhileShown();
  const { busy, problem, call } = useCall();
  // Of what the form began with: a colleague may change the sheet meanwhile.
  const [expectedVersion] = useState(rating.sheetVersion);
  const [criteria, setCriteria] = useState<{ id: string | null; name: string }[]>(
    rating.criteria.map(({ criterion: { key: id, name } }) => ({ id, name })),
  );
  const submit = async () => {
    const input = { jobId, criteria, expectedVersion };
    if (await call(() => save({ variables: { input } }))) whileShown(onClose);
  };
  const rename = (at: number, name: string) =>
    setCriteria(criteria.map((one, n) => (n === at ? { ...one, name } : one)));
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className={classes.note}>{texts.changeText}</p>
      {criteria.map(({ name }, n) => (
        <Group key={n} align="end" gap="xs" wrap="nowrap">
          <TextInput
            className={classes.grow}
            label={texts.criterion(n + 1)}
            value={name}
            maxLength={MAX_NAME}
            required
            onChange={({ currentTarget }) => rename(n, currentTarget.value)}
          />
          {criteria.length > 1 && (
            <Button
              variant="subtle"
              aria-label={texts.removeCriterion(n + 1)}
              onClick={() => setCriteria(criteria.filter((_, at) => at !== n))}
            >
              {texts.remove}
            </Button>
          )}
        </Group>
      ))}
      {criteria.length < MAX_CRITERIA && (
        <div>
          <Button
            variant="default"
            onClick={() => setCriteria([...criteria, { id: null, name: "" }])}
          >
            {texts.addCriterion}
          </Button>
        </div>
      )}
      {problem !== null && <Message tone="error">{problem}</Message>}
      <DialogButtons>
        <Button type="submit" loading={busy}>
          {recordPartTexts.save}
        </Button>
        <Button variant="default" onClick={onClose}>
          {recordPartTexts.cancel}
        </Button>
      </DialogButtons>
    </form>
  );
}
