import { deflateSync } from 'node:zlib';
import { eicar } from './eicar.js';
import type { HostileFile } from './hostile-files.js';
import { buildPdf, pdfStream } from './honest-files.js';

const MB = 1024 * 1024;
const action = '<</S /JavaScript /JS (app.alert(1))>>';
const packed = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';
const objectStream = (object: string | Buffer, dictionary = packed): Buffer =>
  pdfStream(dictionary, deflateSync(Buffer.concat([Buffer.from('9 0 '), Buffer.from(object)])));
const asciiHex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`);

const withScripts: [what: string, bytes: Buffer][] = [
  ['a script', buildPdf(`<</OpenAction ${action}>>`)],
  ['a script behind an escape', buildPdf('<</S /J#61vaScript /J#53 (1)>>')],
  ['a program to start', buildPdf('<</S /Launch /F (cmd.exe)>>')],
  ['a file within', buildPdf(pdfStream('/Type /EmbeddedFile', Buffer.from('x')))],
  ['a form of XML with scripts', buildPdf('<</XFA 5 0 R>>', pdfStream('', Buffer.from('<xdp/>')))],
  ['a script in a packed object', buildPdf(objectStream(action))],
  [
    'a script in an object packed twice',
    buildPdf(
      pdfStream(
        '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]',
        deflateSync(deflateSync(`9 0 ${action}`)),
      ),
    ),
  ],
  [
    'a script in a packed object written in hexadecimal',
    buildPdf(
      pdfStream(
        '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]',
        asciiHex(deflateSync(`9 0 ${action}`)),
      ),
    ),
  ],
  [
    'a script in packed objects that do not say so',
    buildPdf(objectStream(action, packed.replace('/Type /ObjStm', ''))),
  ],
  ['packed objects behind a predictor', buildPdf(objectStream(action, `${packed} /DecodeParms <</Predictor 12>>`))],
  ['packed objects that cannot be read', buildPdf(pdfStream(packed, Buffer.from('nonsense')))],
  ['a script in an object that is broken', buildPdf(`<</A ~ /B ${action}>>`)],
  ['a script in a stream', buildPdf(pdfStream('', Buffer.from(`9 0 obj ${action} endobj`)))],
  ['a script in a comment', buildPdf(`% 9 0 obj ${action}\n<<>>`)],
  ['a script in a text', buildPdf(`(9 0 obj ${action})`)],
  ['a script that a later object covers', buildPdf(`${action}\nendobj\n4 0 obj <<>>`)],
  ['a secret', buildPdf('<</Encrypt <</Filter /Standard>>>>')],
];

const withViruses: typeof withScripts = [
  ['the test virus', buildPdf(`(${eicar})`)],
  ['the test virus packed', buildPdf(pdfStream('/Filter /FlateDecode', deflateSync(eicar)))],
  ['the test virus in hexadecimal', buildPdf(pdfStream('/Filter /ASCIIHexDecode', asciiHex(Buffer.from(eicar))))],
  [
    'the test virus under three filters',
    buildPdf(
      pdfStream('/Filter [/FlateDecode /ASCIIHexDecode /FlateDecode]', deflateSync(asciiHex(deflateSync(eicar)))),
    ),
  ],
];

/** What took seconds of a service, or all its memory. */
function exhausting(): typeof withScripts {
  const escapes = deflateSync(Buffer.alloc(58 * MB, '#41'));
  const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MB));
  const many: Buffer[] = Array(400).fill(pdfStream('/Filter /FlateDecode', zeros(1)));
  const header = '1 0 '.repeat(9000);
  return [
    [
      'a packed object of sixty megabytes of escapes',
      buildPdf(pdfStream(`/Type /ObjStm /N 1 /First 0 /Filter /FlateDecode`, escapes)),
    ],
    ['a bomb', buildPdf(pdfStream('/Filter /FlateDecode', zeros(100)))],
    ['a bomb in a bomb', buildPdf(pdfStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(200))))],
    ['four hundred small bombs', buildPdf(...many)],
    [
      'more filters than anybody needs',
      buildPdf(pdfStream(`/Filter [${'/ASCIIHexDecode '.repeat(50)}]`, Buffer.from('00>'))),
    ],
    [
      'packed objects read over and over',
      buildPdf(
        pdfStream(
          `/Type /ObjStm /N 9000 /First ${header.length} /Filter /FlateDecode`,
          deflateSync(`${header}[${'1 '.repeat(500_000)}]`),
        ),
      ),
    ],
    ['a text of five megabytes that never ends', buildPdf('('.repeat(4 * MB))],
  ];
}

/** Nothing is wrong with what can be read of them. */
const broken = (): typeof withScripts => [
  ['arrays in arrays without end', buildPdf('['.repeat(2 * MB))],
  [
    'a stream that ends before it begins',
    Buffer.concat([buildPdf(), Buffer.from('9 0 obj <</Length -40>>\nstream\nendstream '.repeat(20_000))]),
  ],
];

const named = (files: typeof withScripts): HostileFile[] =>
  files.map(([what, bytes]) => ({ what: `a PDF with ${what}`, fileName: 'cv.pdf', bytes }));

export const hostilePdfs = (): HostileFile[] => named([...withScripts, ...withViruses]);
export const exhaustingPdfs = (): HostileFile[] => named(exhausting());
export const brokenPdfs = (): HostileFile[] => named(broken());
