import type { Attachment } from '@crewcall/contracts-messaging';
import {
  answer,
  api,
  buildUser,
  passTime,
  refuse,
  renderApp,
  server,
  stopClock,
  untilSettled,
  type Answer,
} from '@crewcall/testing-web';
import { clearToasts, selectToast } from '@crewcall/web-data-access';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AttachmentCard, verdictOf } from './components/attachment-card';
import { Composer } from './components/composer';
import { MessagesPanel } from './components/messages-panel';
import { useUnreadMessages } from './hooks/use-unread-messages';
import { buildConversation, buildMessage } from './message.factory';

const user = buildUser({ id: 'me' });
const attachment = (more: Partial<Attachment> = {}): Attachment => ({
  id: 'file-1',
  original_filename: 'plan.pdf',
  file_type: 'application/pdf',
  file_size: 422_000,
  scan_status: 'safe',
  moderation_status: 'approved',
  ...more,
});
const fileOf = (name: string, size = 10): File => {
  const file = new File(['1'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

describe('files of messages', () => {
  it('are safe by both verdicts, blocked by either, and scanned until then [R211] [R212]', () => {
    expect(verdictOf(attachment())).toBe('safe');
    expect(verdictOf(attachment({ moderation_status: 'pending' }))).toBe('scanning');
    expect(verdictOf(attachment({ scan_status: 'pending' }))).toBe('scanning');
    expect(verdictOf(attachment({ scan_status: 'unsafe', moderation_status: 'pending' }))).toBe('blocked');
    expect(verdictOf(attachment({ moderation_status: 'rejected' }))).toBe('blocked');
  });

  it('can be fetched only when they are safe [R212] [R213]', async () => {
    const files = [
      attachment(),
      attachment({ id: 'file-2', original_filename: 'patch.docx', scan_status: 'pending' }),
      attachment({ id: 'file-3', original_filename: 'invoice.pdf', scan_status: 'unsafe' }),
    ];
    api({
      'GET /api/conversations': () => answer([buildConversation()], { total: 1 }),
      'GET /api/conversations/conversation-1': () => answer(buildConversation({ read_up_to: 1 })),
      'GET /api/conversations/conversation-1/messages': () =>
        answer([buildMessage({ content: 'File attachment', attachments: files })]),
    });
    renderApp(<MessagesPanel user={user} />, { at: '/dashboard?tab=messages&conversation=conversation-1', user });
    expect(await screen.findByText('Safe')).toBeVisible();
    expect(screen.getByText('Scanning...')).toBeVisible();
    expect(screen.getByText('Blocked')).toBeVisible();
    expect(screen.getByText('PDF, 412 KB')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
    expect(screen.queryByText('File attachment')).toBeNull();
  });

  it('ask once for another address where that of a preview is over', async () => {
    const asked = api({
      'GET /api/files/download/file-1': () => answer({ downloadUrl: `https://files.example/${asked.length}` }),
    });
    renderApp(<AttachmentCard attachment={attachment({ original_filename: 'stage.png', file_type: 'image/png' })} />);
    const preview = await screen.findByRole('img', { name: 'Preview of stage.png' });
    fireEvent.error(preview);
    await waitFor(() => expect(preview).toHaveAttribute('src', 'https://files.example/2'));
    fireEvent.error(preview);
    await expect(waitFor(() => expect(asked).toHaveLength(3), { timeout: 100 })).rejects.toThrow();
  });

  const compose = (answers: Record<string, Answer> = {}) => {
    const onSend = jest.fn();
    const asked = api(answers);
    const app = renderApp(<Composer draftKey="x" conversationId="conversation-1" onSend={onSend} />, { user });
    const pick = (file: File) => app.person.upload(screen.getByLabelText('File to attach'), file);
    const toast = async (title: string, text?: string) => {
      await waitFor(() => expect(selectToast(app.store.getState())).toMatchObject({ title, ...(text && { text }) }));
      app.store.dispatch(clearToasts());
    };
    return { ...app, onSend, asked, pick, toast };
  };

  it('are refused when too large or of another kind, before anything is sent [R207]', async () => {
    const { pick, toast, asked } = compose();
    await pick(fileOf('big.pdf', 5 * 1024 * 1024 + 1));
    await toast('File too large', 'Please select a file smaller than 5MB.');
    // The picker filters by ending; a user may still choose otherwise.
    screen.getByLabelText('File to attach').removeAttribute('accept');
    await pick(fileOf('notes.exe'));
    await toast('Invalid file type', 'Please select a PDF, JPG, PNG, or DOCX file.');
    expect(asked).toEqual([]);
  });

  it('say how far they came, and go with a message that needs no words [R199] [R209] [R214]', async () => {
    const store = new URL('/store', location.origin).href;
    let failing = 'open';
    const { pick, toast, person, onSend } = compose({
      'POST /api/objects/upload': () =>
        failing === 'open'
          ? refuse(500, 'No')
          : answer({ uploadURL: 'https://crew.example/1', upload_form: { url: store, fields: { key: '1' } } }),
      'POST /api/attachments/create': () =>
        failing === 'create' ? refuse(415, 'No') : answer({ objectPath: '/objects/1' }, { status: 201 }),
    });
    server.use(http.post(store, () => new HttpResponse(null, { status: failing === 'put' ? 500 : 200 })));
    await pick(fileOf('plan.pdf'));
    await toast('Failed to start upload');
    failing = 'put';
    await pick(fileOf('plan.pdf'));
    await toast('Upload failed', 'Failed to upload attachment. Please try again.');
    failing = 'create';
    await pick(fileOf('plan.pdf'));
    await toast('Failed to process uploaded file');
    failing = '';
    await pick(fileOf('plan.pdf'));
    await toast('File uploaded');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith('File attachment', {
      path: '/objects/1',
      name: 'plan.pdf',
      size: 10,
      type: 'application/pdf',
    });
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });
});

describe('the unread count of messages', () => {
  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  });

  it.each([
    ['every 30 seconds', false, 30_000],
    ['every 15 seconds where messages are shown', true, 15_000],
  ])('is asked for %s, never in the background [R204]', async (_pace, isShown, everyMs) => {
    stopClock();
    const asked = api({ 'GET /api/messages/unread-count': () => answer({ count: 3 }) });
    const Badge = () => <output>{useUnreadMessages(isShown)}</output>;
    renderApp(<Badge />, { user });
    await untilSettled(() => screen.getByRole('status').textContent === '3');
    expect(asked.map(({ query }) => query)).toEqual([{ userId: 'me' }]);
    await passTime(everyMs - 1);
    expect(asked).toHaveLength(1);
    await passTime(1);
    await untilSettled(() => asked.length === 2);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    await passTime(60_000);
    expect(asked).toHaveLength(2);
  });
});
