import { addExport, addImport, append, isTaken, problemOf } from './edits.js';

describe('adding to a list', () => {
  it.each([
    ['{ entities: [A, B] }', '{ entities: [A, B, New] }'],
    ['{ entities: [A, B,] }', '{ entities: [A, B, New,] }'],
    ['{ entities: [] }', '{ entities: [New] }'],
    ['{ entities: all }', '{ entities: [...all, New] }'],
  ])('of a property: %s', (before, after) => {
    expect(append(`const x = ${before};`, { property: 'entities' }, 'New')).toBe(`const x = ${after};`);
  });

  it('of a variable or of a call', () => {
    expect(append("const tags = ['A'] as const;", { variable: 'tags' }, "'B'")).toBe(
      "const tags = ['A', 'B'] as const;",
    );
    expect(append('define({ a: 1 });', { call: 'define', argument: 0 }, "'b': 2")).toBe("define({ a: 1, 'b': 2 });");
  });

  it('behind its own kind', () => {
    const source = "const rows = [{ to: 'a' }, { to: 'b' }];";
    const add = (to: string) => append(source, { variable: 'rows' }, 'NEW', (row) => row.includes(`'${to}'`));
    expect(add('a')).toBe("const rows = [{ to: 'a' }, NEW, { to: 'b' }];");
    expect(add('c')).toBe("const rows = [{ to: 'a' }, { to: 'b' }, NEW];");
  });

  it('is left to a person where there is no list', () => {
    expect(append('const x = 1;', { property: 'entities' }, 'New')).toBeNull();
    expect(append('const x = { entities: load() };', { property: 'entities' }, 'New')).toBeNull();
  });

  it('does not mistake a comment or a text for code', () => {
    const source = "// entities: [A]\nconst x = { text: 'entities: [A]', entities: [A /* ] */] };";
    expect(append(source, { property: 'entities' }, 'New')).toContain('entities: [A, New /* ] */]');
  });
});

describe('adding a line', () => {
  it('puts an import where the alphabet wants it, packages before files', () => {
    const source = "import { P } from 'p';\nimport { A } from './a.js';\nimport { C } from './c.js';\n\ncode();\n";
    const lines = (statement: string) => addImport(source, statement).split('\n').slice(0, 4);
    expect(lines("import { B } from './b.js';")[2]).toBe("import { B } from './b.js';");
    expect(lines("import { D } from './d.js';")[3]).toBe("import { D } from './d.js';");
    expect(lines("import { Q } from 'q';")[1]).toBe("import { Q } from 'q';");
  });

  it('puts an export where the alphabet wants it', () => {
    const source = "export * from './a.js';\nexport type * from './c.js';\n";
    expect(addExport(source, "export * from './b.js';")).toBe(
      "export * from './a.js';\nexport * from './b.js';\nexport type * from './c.js';\n",
    );
    expect(addExport('', "export * from './b.js';")).toBe("export * from './b.js';\n");
  });
});

describe('looking at code', () => {
  it('knows which names it has', () => {
    expect(isTaken("import { EventsModule } from 'x';", 'EventsModule')).toBe(true);
    expect(isTaken("const text = 'EventsModule';", 'EventsModule')).toBe(false);
  });

  it.each([
    ["import { Card } from 'ui';\nimport type { Card } from 'contract';", 'Card would be two things'],
    ['const class = 1;', 'is not allowed'],
    ['@A() class B {}', null],
  ])('finds what would not compile: %s', (source, problem) => {
    if (problem) expect(problemOf(source)).toContain(problem);
    else expect(problemOf(source)).toBeNull();
  });
});
