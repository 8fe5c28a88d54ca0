import { attachmentLimits, attachmentTexts, attachmentTypeOf, isImageType } from './attachment.rules.js';

describe('the type of an attachment', () => {
  it.each([
    ['cv.pdf', 'application/pdf'],
    ['Stage.JPG', 'image/jpeg'],
    ['stage.jpeg', 'image/jpeg'],
    ['plot.v2.png', 'image/png'],
    [' rider.docx ', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('of %j is %s', (name, type) => expect(attachmentTypeOf(name)).toBe(type));

  it.each(['tool.exe', 'cv.pdf.exe', 'cv.pdfx', 'pdf', 'cv.', 'cv.pdf-', 'cv.1pdf', 'x.constructor', ''])(
    'is none for %j',
    (name) => expect(attachmentTypeOf(name)).toBeNull(),
  );

  it('shows photos in place, and documents as files', () => {
    const names = ['a.jpg', 'a.jpeg', 'a.png', 'a.pdf', 'a.docx'];
    expect(names.filter((name) => isImageType(attachmentTypeOf(name) ?? ''))).toEqual(['a.jpg', 'a.jpeg', 'a.png']);
  });
});

it('says of a file why it is not taken, 5 MB being the most', () => {
  expect(attachmentLimits.bytes).toBe(5_242_880);
  expect(attachmentTexts).toEqual({
    tooLarge: 'File size must be less than 5MB',
    wrongType: 'File type not allowed. Allowed types: PDF, JPG, PNG, DOCX',
    nameMissing: 'The file has no name.',
    empty: 'The file is empty.',
  });
});
