export const questionKinds = ['text', 'yes_no', 'number', 'choice'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What a company asks with every application for a job. */
export interface JobQuestion {
  id: string;
  kind: QuestionKind;
  text: string;
  /** Of a choice, two or more. */
  choices: string[];
  /** Of yes or no: another answer is marked for the company, and turns no application down. */
  must_be_yes: boolean;
}

/** As a form sends it: without the id of a question that is kept, it is a new one. */
export interface QuestionInput {
  id?: string | null;
  kind: QuestionKind;
  text: string;
  choices?: string[];
  must_be_yes?: boolean;
}

export type AnswerValue = string | number | boolean;

export interface AnswerRequest {
  question_id: string;
  value: AnswerValue;
}

/** An answer with the question in the words it was asked in, whatever became of it since. */
export interface Answer extends AnswerRequest {
  kind: QuestionKind;
  question: string;
  must_be_yes: boolean;
}
