import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { FeedbackSubmissionDto } from './index.js';
import { feedbackMessageProblem, feedbackProblems, feedbackTypeLabels, pagePathOf } from '@crewcall/contracts-admin';

describe('feedback', () => {
  it('has four types with the sender’s labels [R088]', () => {
    expect(Object.values(feedbackTypeLabels)).toEqual(['Malfunction', 'Feature Missing', 'Suggestion', 'Other']);
  });

  it('asks for a type and ten characters in these words [R090]', () => {
    expect(feedbackProblems({})).toEqual({
      feedbackType: 'Please select a feedback type',
      message: 'Please provide at least 10 characters of feedback',
    });
    expect(feedbackProblems({ feedbackType: 'other', message: 'Ten chars.' })).toEqual({});
    expect(feedbackMessageProblem('         nine ')).toBe('Please provide at least 10 characters of feedback');
    expect(feedbackMessageProblem('nul\u0000 character')).toBe('Please write your feedback as plain text');
    expect(feedbackMessageProblem('🇬🇧'.repeat(5000))).toBeNull();
    expect(feedbackMessageProblem('🇬🇧'.repeat(9))).toBe('Please provide at least 10 characters of feedback');
    expect(feedbackMessageProblem('x'.repeat(5001))).toBe('Please keep your feedback under 5000 characters');
  });

  it('says the same in the class of the service [R090]', () => {
    const messagesFor = (value: object): string[] =>
      validateSync(plainToInstance(FeedbackSubmissionDto, value), { stopAtFirstError: true }).flatMap((error) =>
        Object.values(error.constraints ?? {}),
      );
    expect(messagesFor({ feedbackType: 'praise', message: 'short' })).toEqual([
      'Please select a feedback type',
      'Please provide at least 10 characters of feedback',
    ]);
    const good = {
      feedbackType: 'other',
      message: 'It works well.',
      pageUrl: '/jobs',
      timestamp: '2026-11-21T10:00:00.000Z',
      source: 'popup',
    };
    expect(messagesFor(good)).toEqual([]);
    for (const bad of [
      { timestamp: 'yesterday' },
      { timestamp: '0000-01-01' },
      { source: 'footer' },
      { pageUrl: 7 },
      { message: ['a'] },
    ]) {
      expect([bad, messagesFor({ ...good, ...bad }).length]).toEqual([bad, 1]);
    }
  });

  it('keeps the path of a page and nothing that follows it [R091]', () => {
    expect(pagePathOf('/reset-password?token=secret')).toBe('/reset-password');
    expect(pagePathOf('https://crew.example/jobs?search=a#x')).toBe('/jobs');
    expect(pagePathOf('https://crew.example')).toBe('/');
    expect([pagePathOf(undefined), pagePathOf('javascript:alert(1)'), pagePathOf('//evil.example/a')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
