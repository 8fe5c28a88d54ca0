import ts from 'typescript';

/** The title of a test, of a group of tests or of a step of a journey. */
export interface Title {
  line: number;
  ids: string[];
}

const namers = ['it', 'test', 'describe'];

/** `it` of `it(…)`, `it.each(…)(…)`, `test.step(…)`, `` it.each`…`(…) `` */
function rootOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return rootOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootOf(callee.tag) : undefined;
}

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike | ts.TemplateExpression =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

interface Named {
  title: ts.StringLiteralLike | ts.TemplateExpression;
  parsed: ts.SourceFile;
}

/** All of a file; comments and other strings do not count. */
function namedIn(file: string, source: string): Named[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const named: Named[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && isText(title) && namers.includes(rootOf(node.expression) ?? ''))
      named.push({ title, parsed });
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return named;
}

/** Word for word; of a template, as it is written. */
export const titlesIn = (file: string, source: string): string[] =>
  namedIn(file, source).map(({ title, parsed }) =>
    ts.isStringLiteralLike(title) ? title.text : title.getText(parsed).slice(1, -1),
  );

/** Those that name requirements, as in `it('… [R024]')`. */
export function titlesOf(file: string, source: string): Title[] {
  if (!/R\d{3}/.test(source)) return [];
  return namedIn(file, source).flatMap(({ title, parsed }) => {
    const ids = [...new Set(title.getText(parsed).match(/\bR\d{3}\b/g) ?? [])];
    const { line } = parsed.getLineAndCharacterOfPosition(title.getStart(parsed));
    return ids.length ? [{ line: line + 1, ids }] : [];
  });
}
