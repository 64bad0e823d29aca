import { questions } from "#content/pricing";
import { Question, Questions } from "../../components/ui/Questions";

/** Short answers to what people ask before they buy. */
export const PricingFaq = () => (
  <Questions>
    {questions.entries.map(({ question, answer }) => (
      <Question key={question} title={question}>
        <p>{answer}</p>
      </Question>
    ))}
  </Questions>
);
