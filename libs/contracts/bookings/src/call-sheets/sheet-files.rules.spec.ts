import { sheetFileEndings, sheetFileTypeOf, sheetPdfKey, sheetPdfName } from './sheet-files.rules.js';

it('a call sheet takes pictures, PDFs and documents, by the ending of their name', () => {
  const document = 'application/vnd.openxmlformats-officedocument';
  expect(['plan.pdf', 'A.JPG', 'b.jpeg', 'c.png', 'd.docx', 'e.xlsx', ' f.pdf '].map(sheetFileTypeOf)).toEqual([
    'application/pdf',
    'image/jpeg',
    'image/jpeg',
    'image/png',
    `${document}.wordprocessingml.document`,
    `${document}.spreadsheetml.sheet`,
    'application/pdf',
  ]);
  expect(sheetFileEndings).toBe('.pdf,.jpg,.jpeg,.png,.docx,.xlsx');
});

it.each(['plan.exe', 'plan.pdf.exe', 'plan.pdf x', 'pdf', '', 'plan.constructor', 'plan.'])(
  'a call sheet does not take “%s”',
  (name) => expect(sheetFileTypeOf(name)).toBeNull(),
);

it('the paper of a version is kept by its call, and saved by its day', () => {
  expect(sheetPdfKey('c1', 3)).toBe('c1/3.pdf');
  expect(sheetPdfName('2026-11-26', 3)).toBe('call-sheet-2026-11-26-v3.pdf');
});
