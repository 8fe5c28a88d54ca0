import { feedbackPriority } from './feedback-priority.rules.js';

describe('how pressing feedback is', () => {
  it.each([
    'I cannot log in since noon',
    'Can’t sign in any more',
    'The payment was taken twice',
    'I am LOCKED OUT of my account',
  ])('takes “%s” seriously [R091]', (message) => {
    expect(feedbackPriority('malfunction', message, 1)).toBe('high');
    expect(feedbackPriority('suggestion', message, 1)).toBe('normal');
  });

  it('stays calm about the rest [R091]', () => {
    expect(feedbackPriority('malfunction', 'The colour of the logo is odd', 2)).toBe('normal');
    expect(feedbackPriority('malfunction', 'A repayments page would be nice', 1)).toBe('normal');
  });

  it('sees a fire in three of the same [R091]', () => {
    expect(feedbackPriority('other', 'The colour of the logo is odd', 3)).toBe('high');
  });
});
