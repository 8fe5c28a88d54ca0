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

/** Those that name requirements, as in `it('… [R024]')`; comments and other strings of the file do not count. */
export function titlesOf(file: string, source: string): Title[] {
  if (!/R\d{3}/.test(source)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isCallExpression(node) && isText(title) && namers.includes(rootOf(node.expression) ?? '')) {
      const ids = [...new Set(title.getText(parsed).match(/\bR\d{3}\b/g) ?? [])];
      const { line } = parsed.getLineAndCharacterOfPosition(title.getStart(parsed));
      if (ids.length) titles.push({ line: line + 1, ids });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return titles;
}
