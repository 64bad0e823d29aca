import { questions } from "#content/pricing";
import { Question, Questions } from "../../../components/ui/Questions";

/** Short answers to common questions before buying. */
export const PricingFaq = () => (
  <Questions>
    {questions.entries.map(({ question, answer }, index) => (
      <Question key={question} title={question} open={index === 0}>
        <p>{answer}</p>
      </Question>
    ))}
  </Questions>
);
