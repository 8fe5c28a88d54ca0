import { cvLimits } from '@crewcall/contracts-identity';
import { buildUser } from '../users/user.factory.js';
import { CvTooLargeError, CvTypeError } from './cv.errors.js';
import { mayReadCv } from './cv.policy.js';
import { presentCv } from './cv.presenter.js';
import { cvBytesOf, cvTypeOf } from './cv.rules.js';

const pdf = Buffer.from('%PDF-1.7 a CV');

describe('a CV that was sent', () => {
  it('is measured, whatever its sender says [R103]', () => {
    expect(cvBytesOf(pdf.toString('base64'))).toEqual(pdf);
    expect(cvBytesOf(`data:application/pdf;base64,${pdf.toString('base64')}`)).toEqual(pdf);
    const full = Buffer.alloc(cvLimits.bytes, 1);
    expect(cvBytesOf(full.toString('base64'))).toHaveLength(cvLimits.bytes);
    expect(() => cvBytesOf(Buffer.alloc(cvLimits.bytes + 1).toString('base64'))).toThrow(CvTooLargeError);
  });

  it('is read with either padding and without', () => {
    for (const text of ['CV', 'a CV', 'a  CV', 'my  CV'])
      expect(cvBytesOf(Buffer.from(text).toString('base64')).toString()).toBe(text);
  });

  it('is not longer than a CV may be, however it came here', () => {
    const full = Buffer.concat([pdf, Buffer.alloc(cvLimits.bytes - pdf.length)]);
    expect(cvTypeOf(full, 'cv.pdf')).toBe('application/pdf');
    expect(() => cvTypeOf(Buffer.concat([full, pdf]), 'cv.pdf')).toThrow(CvTooLargeError);
  });

  it('may be a Word document, and no picture', () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(cvTypeOf(Buffer.from('PK\u0003\u0004'), 'cv.docx')).toBe(word);
    expect(cvTypeOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'cv.doc')).toBe('application/msword');
    expect(() => cvTypeOf(Buffer.from('GIF89a'), 'cv.gif')).toThrow(CvTypeError);
  });

  it.each(['', 'not base64!', 'AAA', '====', '{"$ne":1}'])('is no %j', (text) => {
    expect(() => cvBytesOf(text)).toThrow(CvTypeError);
  });

  it('is what its bytes and its name agree on [R103]', () => {
    expect(cvTypeOf(pdf, 'My CV.PDF')).toBe('application/pdf');
    for (const name of ['cv.docx', 'cv.txt', 'cv']) expect(() => cvTypeOf(pdf, name)).toThrow(CvTypeError);
    expect(() => cvTypeOf(Buffer.from('PK\u0003\u0004'), 'cv.pdf')).toThrow(CvTypeError);
    expect(() => cvTypeOf(Buffer.from('MZ'), 'cv.pdf')).toThrow(CvTypeError);
  });
});

describe('who hears of a CV', () => {
  const userId = buildUser().id;
  const cv = {
    userId,
    fileId: 'f',
    fileName: 'a.pdf',
    contentType: 'application/pdf',
    size: 9,
    uploadedAt: new Date(),
  };
  const as = (role: 'freelancer' | 'recruiter' | 'admin', id = 'someone') => ({ id, role, email: '', sessionId: '' });

  it('its owner, companies and administrators; no other crew [R172]', () => {
    expect([as('recruiter'), as('admin'), as('freelancer', userId)].map((actor) => mayReadCv(actor, userId))).toEqual([
      true,
      true,
      true,
    ]);
    expect([as('freelancer'), null].map((actor) => mayReadCv(actor, userId))).toEqual([false, false]);
  });

  it('others only once it is safe, and no user gets an address before', () => {
    const pending = { ...cv, scan: 'pending' } as const;
    expect(presentCv(as('freelancer', userId), userId, pending)).toMatchObject({
      cv_scan: 'pending',
      cv_file_url: null,
    });
    expect(presentCv(as('recruiter'), userId, pending)).toMatchObject({ cv_scan: null, cv_file_name: null });
    const safe = { ...cv, scan: 'safe' } as const;
    expect(presentCv(as('recruiter'), userId, safe)).toMatchObject({ cv_file_url: `/api/cv/download/${userId}` });
    expect(presentCv(null, userId, safe)).toMatchObject({ cv_file_url: null, cv_file_name: null, cv_scan: null });
  });
});
