import { feedbackMessageProblem, feedbackProblems, feedbackTexts, feedbackTypeProblem } from './feedback.rules.js';
import { feedbackTypes } from './feedback.js';

describe('feedback', () => {
  it('may be sent with a type and ten characters', () => {
    for (const feedbackType of feedbackTypes)
      expect(feedbackProblems({ feedbackType, message: 'Dark mode!' })).toEqual({});
  });

  it('says by field what is missing', () => {
    const feedbackType = 'Please select a feedback type';
    const message = 'Please provide at least 10 characters of feedback';
    expect(feedbackProblems({})).toEqual({ feedbackType, message });
    expect(feedbackProblems({ message: 'Dark mode please' })).toEqual({ feedbackType });
    expect(feedbackProblems({ feedbackType: feedbackTypes[0], message: 'Dark mode' })).toEqual({ message });
    expect(feedbackTypeProblem('praise me')).toBe(feedbackType);
  });

  it('is not made long by spaces around it', () => {
    expect(feedbackMessageProblem(`    Dark mode    `)).toBe(feedbackTexts.messageTooShort);
    for (const value of [undefined, null, 7, ['Dark mode please']])
      expect(feedbackMessageProblem(value)).toBe(feedbackTexts.messageTooShort);
  });

  it('has a longest length, as people count it', () => {
    expect(feedbackMessageProblem('👨‍👩‍👧‍👦'.repeat(5000))).toBeNull();
    expect(feedbackMessageProblem('👨‍👩‍👧‍👦'.repeat(5001))).toBe('Please keep your feedback under 5000 characters');
  });

  it('is plain text: lines and tabs, no other control character', () => {
    expect(feedbackMessageProblem('Line one\r\n\tline two')).toBeNull();
    for (const control of ['\u0000', '\u0007', '\u001b', '\u0085'])
      expect(feedbackMessageProblem(`Please fix${control}this`)).toBe('Please write your feedback as plain text');
  });
});
