import { mailLayout } from './mail-layout.js';
import { subjectOf } from './mailer.service.js';

const content = {
  heading: 'Confirm your email',
  paragraphs: ['Hello Mia,', 'one more step.'],
  action: { label: 'Confirm', url: 'https://crewcall.example/auth/verify?token=a&b=c' },
  footer: 'You get this because somebody signed up with this address.',
};

describe('mailLayout', () => {
  it('says the same in text and in HTML', () => {
    const { text, html } = mailLayout(content);
    expect(text).toBe(
      'Confirm your email\n\nHello Mia,\n\none more step.\n\nConfirm:\nhttps://crewcall.example/auth/verify?token=a&b=c\n\n' +
        '-- \nYou get this because somebody signed up with this address.\n',
    );
    for (const part of [content.heading, ...content.paragraphs, 'Confirm</a>', content.footer])
      expect(html).toContain(part);
    expect(html).toContain('href="https://crewcall.example/auth/verify?token=a&amp;b=c"');
  });

  it('takes what people wrote as text, wherever it stands', () => {
    const evil = `"><img src=x onerror='alert(1)'>&`;
    const { html } = mailLayout({
      heading: evil,
      paragraphs: [evil],
      footer: evil,
      preheader: evil,
      action: { label: evil, url: `https://a.example/${evil}` },
    });
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&#39;alert\(1\)&#39;&gt;&amp;/g)).toHaveLength(6);
  });

  it('shows the preheader first, else the first paragraph, and hides it', () => {
    expect(mailLayout({ ...content, preheader: 'Soon' }).html).toMatch(/display:none[^>]*>Soon</);
    expect(mailLayout(content).html).toMatch(/display:none[^>]*>Hello Mia,</);
  });

  it('keeps the lines of a paragraph', () => {
    expect(mailLayout({ ...content, paragraphs: ['a\nb'] }).html).toContain('a<br>b');
  });

  it('does not link to anything but the web', () => {
    const open = () => mailLayout({ ...content, action: { label: 'Go', url: 'javascript:alert(1)' } });
    expect(open).toThrow('must not link to javascript:');
  });

  it('has a second link where there is another thing to do', () => {
    const other = { label: 'I have read this', url: 'https://crewcall.example/read?key=a&b' };
    const { text, html } = mailLayout({ ...content, other });
    expect(text).toContain('I have read this:\nhttps://crewcall.example/read?key=a&b\n\n-- ');
    expect(html).toContain('href="https://crewcall.example/read?key=a&amp;b"');
  });

  it('lists what it leads to, each with a line on it', () => {
    const items = [
      { label: 'Rigger', text: 'Fri 27 Nov · Leeds · <£280>', url: 'https://crewcall.example/jobs/1?a&b' },
    ];
    const { text, html } = mailLayout({ ...content, items });
    expect(text).toContain(
      'one more step.\n\nRigger\nFri 27 Nov · Leeds · <£280>\nhttps://crewcall.example/jobs/1?a&b',
    );
    expect(html).toContain('href="https://crewcall.example/jobs/1?a&amp;b"');
    expect(html).toContain('Leeds · &lt;£280&gt;');
  });

  it('needs no action', () => {
    expect(mailLayout({ ...content, action: undefined }).html).not.toContain('<a ');
  });
});

describe('subjectOf', () => {
  it('is one short line', () => {
    expect(subjectOf('Hired: Rigger\r\nBcc: all@example.org')).toBe('Hired: Rigger Bcc: all@example.org');
    expect(subjectOf('a\u2028b\u0000c')).toBe('a b c');
    expect(subjectOf('x'.repeat(500))).toHaveLength(200);
  });
});
