import { nameOf } from './names.js';
import { render } from './templates.js';

describe('templates', () => {
  const values = { thing: nameOf('crew-call'), isKept: true, isDropped: false };

  it('are filled in, next to braces of the code too', () => {
    expect(render('const {{thing.camel}} = `${{{thing.camel}}s} {{thing.words}}`;', values)).toBe(
      'const crewCall = `${crewCalls} crew call`;',
    );
    expect(render('sx={{ gap: 1 }}', values)).toBe('sx={{ gap: 1 }}');
  });

  it('keep or drop whole lines', () => {
    const template = 'a\n{{#if isKept}}\nb\n{{/if}}\n{{#if isDropped}}\nc\n{{/if}}\nd\n';
    expect(render(template, values)).toBe('a\nb\nd\n');
  });

  it('refuse what has no value', () => {
    expect(() => render('{{thing.size}}', values)).toThrow('“thing.size”, which has no value');
  });
});
