import { act, screen } from '@testing-library/react';
import { buildUser, pasteInto, renderApp } from '@crewcall/testing-web';
import { endSession } from '@crewcall/web-data-access';
import { JobForm } from './components/job-form';

const company = buildUser({ role: 'recruiter', company_name: 'Northlight Productions' });
const open = (user = company) =>
  renderApp(<JobForm user={user} job={null} onDone={jest.fn()} onCancel={jest.fn()} />, { user });
const title = (): HTMLElement => screen.getByLabelText('Job title');

it('keeps what was written through a reload and an ended session, for this person alone', async () => {
  const first = open();
  await pasteInto(first.person, title(), 'Half a job');
  act(() => void first.store.dispatch(endSession()));
  first.unmount();
  const other = open({ ...company, id: 'another' });
  expect(title()).toHaveValue('');
  other.unmount();
  open();
  expect(title()).toHaveValue('Half a job');
});
