// What a reader that is not the writer finds in the PDF of its standard input, as JSON. In a process of its own, because
// Jest cannot load a package of modules alone.
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const [{ info }, { Marked: isTagged = false } = {}] = [await pdf.getMetadata(), (await pdf.getMarkInfo()) ?? {}];
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map();
  const open = [];
  let text = '';
  for (const { type, id, str, hasEOL } of items) {
    if (type?.startsWith('beginMarked')) open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const line = str + (hasEOL ? '\n' : '');
      text += line;
      words.set(open.at(-1), (words.get(open.at(-1)) ?? '') + line);
    }
  }
  const told = ({ role, id, type, children = [] }) =>
    type === 'content'
      ? [['', (words.get(id) ?? '').replaceAll('\n', ' ').trim()]]
      : children.flatMap((child) => told(child).map(([inner, said]) => [inner || role, said]));
  const tree = await page.getStructTree();
  pages.push({ size: page.view.slice(2).map(Math.round), text, tags: tree ? told(tree) : [] });
}
process.stdout.write(JSON.stringify({ title: info.Title, language: info.Language, isTagged, pages }));
