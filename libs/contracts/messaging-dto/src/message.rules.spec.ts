import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { CreateAttachmentDto } from './attachment.dto.js';
import { plainFileName } from '@crewcall/contracts-core';
import { attachmentTypeOf, isBlankMessage, messageProblem } from '@crewcall/contracts-messaging';

describe('what a message may say', () => {
  it.each(['', ' \n\t', '\u200B\u200D\uFEFF', '\u3164', '\u2800', '\u00AD', null, 7])(
    'refuses %j for nothing at all [R199]',
    (text) => expect(messageProblem(text)).toBe('Message cannot be empty'),
  );

  it('counts characters as people do, and takes ten thousand', () => {
    expect(messageProblem('🎛'.repeat(10_000))).toBeNull();
    expect(messageProblem('👩‍🔧'.repeat(10_000))).toBeNull();
    expect(messageProblem('x'.repeat(10_001))).toBe('A message can have at most 10,000 characters.');
    expect(messageProblem('a\u0000')).toBe('A message cannot contain control characters.');
    expect(isBlankMessage('👩‍🔧')).toBe(false);
  });
});

describe('which files may go along', () => {
  it('tells by the ending [R207]', () => {
    expect(attachmentTypeOf('Plan.PDF')).toBe('application/pdf');
    for (const name of ['a.exe', 'pdf', 'a.pdf.html', 'a.constructor', '']) expect(attachmentTypeOf(name)).toBeNull();
  });

  it.each([
    ['../../../etc/plan.pdf', 'plan.pdf'],
    ['C:\\fakepath\\plan.pdf', 'plan.pdf'],
    ['invoice\u202Efdp.docx', 'invoicefdp.docx'],
    ['\u2066plan\u2069.pdf', 'plan.pdf'],
    [' Zoë’s rider 👩‍🎤.pdf ', 'Zoë’s rider 👩‍🎤.pdf'],
    ['..', ''],
    ['a/', ''],
  ])('keeps of the name %j no folder and no mark that turns the writing [F17] [S59]', (name, kept) => {
    expect(plainFileName(name)).toBe(kept);
    expect(plainToInstance(CreateAttachmentDto, { originalFilename: name }).originalFilename).toBe(kept);
  });
});
