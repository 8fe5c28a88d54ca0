import { feedbackPriority } from './feedback-priority.rules.js';

describe('how pressing feedback is', () => {
  it.each([
    'I cannot log in since noon',
    'Can’t sign in any more',
    'The payment was taken twice',
    'I am LOCKED OUT of my account',
    "I can't login",
    'cant log in since noon',
    'Crew cannot signin',
    'Two payments failed',
    'I was paid too little',
    'Charged for nothing',
    'I want a refund',
    'This looks like data loss',
    'It lost my timesheet',
    'A security hole',
    'I was hacked',
    'The app has crashed',
    'The map crashes my phone',
    'It led to a crash',
  ])('takes “%s” seriously [R091]', (message) => {
    expect(feedbackPriority('malfunction', message, 1)).toBe('high');
    expect(feedbackPriority('suggestion', message, 1)).toBe('normal');
  });

  it('stays calm about the rest [R091]', () => {
    expect(feedbackPriority('malfunction', 'The colour of the logo is odd', 2)).toBe('normal');
    expect(feedbackPriority('malfunction', 'A repayments page would be nice', 1)).toBe('normal');
    expect(feedbackPriority('malfunction', 'You can log in twice', 1)).toBe('normal');
  });

  it('sees a fire in three of the same [R091]', () => {
    expect(feedbackPriority('other', 'The colour of the logo is odd', 3)).toBe('high');
  });
});
