import type { FeedbackStatus, FeedbackType } from '@crewcall/contracts-admin';

export interface StoryFeedback {
  /** The address of the sender; no one's when it is left out. */
  by?: string;
  type: FeedbackType;
  message: string;
  page: string;
  status?: FeedbackStatus;
  answer?: string;
}

/** What people wrote to us, oldest first. */
export const feedback: StoryFeedback[] = [
  {
    by: 'grace.mensah@crew.example',
    type: 'suggestion',
    message: 'A calendar of my bookings would save me a spreadsheet.',
    page: '/dashboard',
    status: 'resolved',
    answer: 'Thank you, Grace. Your bookings are listed by date under My Applications; a calendar is on our list.',
  },
  {
    by: 'jobs@northfieldsounds.example',
    type: 'feature-missing',
    message: 'We hire four stagehands at a time and would like to write to all of them at once.',
    page: '/dashboard',
    status: 'in_review',
  },
  { type: 'other', message: 'Lovely to see day rates before applying. More boards should do it.', page: '/jobs' },
  {
    by: 'tom.ashworth@crew.example',
    type: 'malfunction',
    message: 'I cannot log in on my old tablet: the button does nothing.',
    page: '/auth',
  },
];

/** One job that someone wants looked at. */
export const report = {
  by: 'maya.okafor@crew.example',
  company: 'crew@meridianconferences.example',
  reason: 'The rate on the phone was forty pounds lower than it says here.',
} as const;
