import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { FeedbackSource } from '@crewcall/contracts-admin';
import { answer, api, pasteInto, refuse, renderApp, type RenderedApp } from '@crewcall/testing-web';
import { FeedbackDialog } from './components/feedback-dialog';
import { useFeedbackPopup } from './hooks/use-feedback-popup';

function Opened({ source }: { source: FeedbackSource }): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Again</button>
      <FeedbackDialog isOpen={isOpen} source={source} onClose={() => setOpen(false)} />
    </>
  );
}

const open = (source: FeedbackSource = 'header'): RenderedApp => renderApp(<Opened source={source} />, { at: '/jobs' });
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send Feedback' });

async function fill({ person }: RenderedApp): Promise<void> {
  await person.selectOptions(screen.getByLabelText('Feedback type'), 'Feature Missing');
  await pasteInto(person, screen.getByLabelText('Message'), 'A calendar of my calls, please.');
}

describe('feedback dialog', () => {
  it('says what it is for and offers four kinds [R087] [R088]', async () => {
    open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Your Feedback' }));
    expect(
      dialog.getByText(
        'Help us improve the product by sharing your thoughts, reporting issues, or suggesting new features.',
      ),
    ).toBeVisible();
    const kinds = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(kinds.slice(1)).toEqual(['Malfunction', 'Feature Missing', 'Suggestion', 'Other']);
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('asks for a kind and ten characters [R090]', async () => {
    const { person } = open();
    await pasteInto(person, screen.getByLabelText('Message'), 'too short');
    await person.click(send());
    expect(await screen.findByText('Please select a feedback type')).toBeVisible();
    expect(screen.getByText('Please provide at least 10 characters of feedback')).toBeVisible();
  });

  it('sends it, thanks, closes and remembers [R088] [R091] [R092]', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const asked = api({ 'POST /api/feedback': async () => (await gate, answer({ id: 'f1' }, { status: 201 })) });
    window.history.replaceState(null, '', '/jobs');
    const app = open();
    await fill(app);
    await app.person.click(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked[0]?.body).toMatchObject({
      feedbackType: 'feature-missing',
      message: 'A calendar of my calls, please.',
      source: 'header',
      pageUrl: '/jobs',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    expect(app.store.getState().toasts.queue[0]).toMatchObject({
      title: 'Thank you for your feedback!',
      text: 'Your feedback has been sent successfully. We appreciate your input.',
      tone: 'good',
    });
    expect(sessionStorage.getItem('feedback_submitted')).toBe('true');
    await app.person.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('says when it could not be sent, and keeps the words [R093]', async () => {
    api({ 'POST /api/feedback': () => refuse(503, 'Down') });
    const app = open();
    await fill(app);
    await app.person.click(send());
    await waitFor(() => expect(app.store.getState().toasts.queue).toHaveLength(1));
    expect(app.store.getState().toasts.queue[0]).toMatchObject({
      title: 'Something went wrong',
      text: 'Unable to send your feedback. Please try again later.',
      tone: 'bad',
    });
    expect(screen.getByLabelText('Message')).toHaveValue('A calendar of my calls, please.');
  });

  it.each([
    ['popup', 'Close', 'true'],
    ['popup', 'Cancel', 'true'],
    ['header', 'Close', null],
    ['header', 'Cancel', null],
  ] as const)('from the %s is emptied by %s, which is remembered as %s [R094]', async (source, button, flag) => {
    const app = open(source);
    await fill(app);
    await app.person.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sessionStorage.getItem('feedback_popup_dismissed')).toBe(flag);
    await app.person.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByLabelText('Feedback type')).toHaveValue('');
  });
});

describe('feedback popup', () => {
  const ask = jest.fn();
  function Popup({ isSignedIn }: { isSignedIn: boolean }): ReactNode {
    const [hasCompletedBooking, setCompleted] = useState(false);
    useFeedbackPopup({ isSignedIn, hasCompletedBooking }, ask);
    return <button onClick={() => setCompleted(true)}>Rate</button>;
  }
  const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    ask.mockReset();
  });

  it('asks people with an account once, after five minutes [R089]', () => {
    renderApp(<Popup isSignedIn />);
    wait(299_999);
    expect(ask).not.toHaveBeenCalled();
    wait(1);
    expect(ask).toHaveBeenCalledTimes(1);
    wait(3_000_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks after a completed booking, once the dialog of that is gone [R089]', async () => {
    const { person } = renderApp(<Popup isSignedIn />);
    await person.click(screen.getByRole('button', { name: 'Rate' }));
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    wait(60_000);
    expect(ask).not.toHaveBeenCalled();
    dialog.remove();
    wait(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a stranger', false, {}],
    ['who gave some', true, { feedback_submitted: 'true' }],
    ['who wanted none', true, { feedback_popup_dismissed: 'true' }],
  ])('does not ask %s [R094]', (_who, isSignedIn, flags) => {
    for (const [key, value] of Object.entries(flags)) sessionStorage.setItem(key, value);
    renderApp(<Popup isSignedIn={isSignedIn} />);
    wait(600_000);
    expect(ask).not.toHaveBeenCalled();
  });
});
