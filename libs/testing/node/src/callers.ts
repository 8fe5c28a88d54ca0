/** Who asks about one booking and what is around it, and what each is answered. */
export const callers = ['visitor', 'crew', 'other crew', 'company', 'other company', 'suspended', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** In the order of `callers`. */
export type Answers = readonly [string, string, string, string, string, string, string];
export type Row = [route: string, answers: Answers, body?: object];

/** `ok` reaches the use case, whatever it then says of the state of things. */
export const answerOf = (status: number): string =>
  [401, 403, 404].includes(status) || status >= 500 ? `${status}` : 'ok';

export const anyone: Answers = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
/** Of what anyone may read: who else exists is no secret. */
export const owner: Answers = ['401', '403', '403', 'ok', '403', '401', '403'];
/** To strangers it does not exist; administrators have no part in it. */
export const companyOfIt: Answers = ['401', '404', '404', 'ok', '404', '401', '403'];
export const crewOfIt: Answers = ['401', 'ok', '404', '404', '404', '401', '403'];
export const eitherOfIt: Answers = ['401', 'ok', '404', 'ok', '404', '401', '403'];
/** By the role alone, before it is known what it is about. */
export const companiesOwn: Answers = ['401', '403', '403', 'ok', '404', '401', '403'];
export const anyCompany: Answers = ['401', '403', '403', 'ok', 'ok', '401', '403'];
export const anyCrew: Answers = ['401', 'ok', 'ok', '403', '403', '401', '403'];
export const anyMember: Answers = ['401', 'ok', 'ok', 'ok', 'ok', '401', '403'];
export const anyUser: Answers = ['401', 'ok', 'ok', 'ok', 'ok', '401', 'ok'];
/** What is the crew member’s own; companies are refused by their role. */
export const ownCrew: Answers = ['401', 'ok', '404', '403', '403', '401', '403'];
export const crewAlone: Answers = ['401', '404', '404', '403', '403', '401', '403'];
export const adminsOnly: Answers = ['401', '403', '403', '403', '403', '401', 'ok'];
/** A secret in the address is the right, and this one is made up. */
export const byKeyAlone: Answers = ['404', '404', '404', '404', '404', '404', '404'];
/** What the row is about is over or not there, for its own two sides neither. */
export const nothingToAnswer: Answers = ['401', '404', '404', '404', '404', '401', '403'];
/** The password was not asked for. */
export const withoutProof: Answers = ['401', '403', '403', '403', '403', '401', '403'];
