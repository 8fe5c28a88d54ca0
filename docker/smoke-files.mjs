// The files of a running composition: sent as the documents say, scanned by ClamAV, fetched from where browsers fetch them.
import { crc32, gzipSync } from 'node:zlib';

// In two halves, or scanners would take this very file for the test virus.
const eicar = Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** An archive whose entries are stored as they are. */
function zip(entries) {
  const [local, central] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), bytes]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, end, Buffer.from(name)]));
    local.push(head);
    offset += head.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end]);
}

const docx = (more = {}) =>
  zip({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'word/document.xml': '<?xml version="1.0"?><document>Load-in at six</document>',
    ...more,
  });

/** Two people who may write to each other; `crew` sends. */
export async function walkFiles({ base, call, until, compose, company, crew }) {
  const { id } = await until('The conversation', async () => {
    const body = { userTwoId: company.id, initialMessage: 'The plan follows.' };
    const answer = await call('POST', '/api/conversations', { token: crew.token, body, expected: [201, 404] });
    return answer.id ? answer : undefined;
  });

  const send = async (bytes, name, asForm = false) => {
    const { uploadURL, upload_form: form } = await call('POST', '/api/objects/upload', { token: crew.token });
    const body = new FormData();
    for (const [field, value] of Object.entries(form.fields)) body.append(field, value);
    body.append('file', new Blob([bytes]));
    const sent = asForm
      ? await fetch(form.url, { method: 'POST', body })
      : await fetch(base + new URL(uploadURL).pathname, {
          method: 'PUT',
          headers: { 'content-type': TYPE },
          body: bytes,
        });
    if (!sent.ok) throw new Error(`Sending ${name} answered ${sent.status}: ${await sent.text()}`);
    const { objectPath: path } = await call('POST', '/api/attachments/create', {
      token: crew.token,
      body: { uploadURL, originalFilename: name, fileType: TYPE, fileSize: bytes.length },
    });
    const attachment = { path, name, size: bytes.length, type: TYPE };
    await call('POST', '/api/messages', {
      token: crew.token,
      body: { conversation_id: id, content: name, attachment },
    });
  };
  const decided = (name) =>
    until(
      `The verdict about ${name}`,
      async () => {
        const messages = await call('GET', `/api/conversations/${id}/messages`, { token: company.token });
        const attachment = messages.find(({ content }) => content === name)?.attachments[0];
        return attachment && attachment.scan_status !== 'pending' ? attachment : undefined;
      },
      90,
    );

  const clean = docx();
  await send(clean, 'plan.docx');
  await send(clean, 'form.docx', true);
  for (const name of ['plan.docx', 'form.docx']) {
    const attachment = await decided(name);
    if (attachment.scan_status !== 'safe') throw new Error(`${name} is ${attachment.scan_status}`);
    const { downloadUrl } = await call('GET', `/api/files/download/${attachment.id}`, { token: company.token });
    const file = await fetch(downloadUrl);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!file.ok || !bytes.equals(clean))
      throw new Error(`${name} comes back as ${file.status}, ${bytes.length} bytes`);
  }
  console.log('✓ files are sent by PUT and by form, scanned, and fetched where browsers reach the store');

  await send(docx({ 'word/media/a.zip': zip({ 'a.txt': eicar }) }), 'virus-in-zip.docx');
  // Our own inspection looks into no gzip: that this one is refused is ClamAV's word.
  await send(docx({ 'word/media/a.bin': gzipSync(eicar) }), 'virus-in-gzip.docx');
  for (const name of ['virus-in-zip.docx', 'virus-in-gzip.docx']) {
    const { id: fileId, scan_status: status } = await decided(name);
    if (status !== 'unsafe') throw new Error(`${name} is ${status}`);
    await call('GET', `/api/files/download/${fileId}`, { token: company.token, expected: [403] });
  }
  if (!/did not pass: .*eicar/i.test(compose('logs', '--no-log-prefix', 'messaging')))
    throw new Error('ClamAV was not asked');
  console.log('✓ the test virus is refused in a zip in a document, and by ClamAV in a gzip');
}
