import { answer, api, buildUser, pasteInto, refuse, renderApp, type RenderedApp } from '@crewcall/testing-web';
import { screen, waitFor } from '@testing-library/react';
import { ReportButton } from '.';

const me = buildUser({ role: 'freelancer' });
const open = (ownerId: string | null, user?: typeof me): RenderedApp =>
  renderApp(<ReportButton kind="job" id="j1" ownerId={ownerId} />, user ? { user } : {});
const button = () => screen.queryByRole('button', { name: 'Report this job' });

describe('reporting a job or a profile', () => {
  it('is for the user who is signed in, about what is not theirs [R250]', () => {
    api({});
    open('c1').unmount();
    expect(button()).toBeNull();
    const own = open(me.id, me);
    expect(button()).toBeNull();
    own.unmount();
    open(null, me);
    expect(button()).toBeVisible();
  });

  it('asks what is wrong, keeps what was written when it fails, and thanks [R250]', async () => {
    const answers = [() => refuse(403, 'Access denied'), () => answer(null)];
    const asked = api({ 'POST /api/jobs/j1/report': () => (answers.shift() ?? (() => answer(null)))() });
    const { person, store } = open('c1', me);
    await person.click(screen.getByRole('button', { name: 'Report this job' }));
    const field = await screen.findByLabelText('What is wrong with it?');
    expect(screen.getByRole('button', { name: 'Report' })).toBeDisabled();
    await pasteInto(person, field, ' They ask for money. ');
    await person.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Access denied')).toBeVisible();
    expect(field).toHaveValue(' They ask for money. ');
    await person.click(screen.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(store.getState().toasts.queue.at(-1)?.title).toBe('Thank you, we will look at it'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ reason: 'They ask for money.' });
  });
});
