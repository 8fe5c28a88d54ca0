import { screen } from '@testing-library/react';
import { renderApp } from '@crewcall/testing-web';
import { useDashboardAddress } from './hooks/use-dashboard-address';

function Jobs() {
  const { setOpenJob } = useDashboardAddress('recruiter');
  return (
    <>
      <button onClick={() => setOpenJob('j2')}>Open</button>
      <button onClick={() => setOpenJob(null)}>Close</button>
    </>
  );
}

it('stays on the page of jobs that is shown, and leaves what belongs to the applicants of another job', async () => {
  const { person, address } = renderApp(<Jobs />, {
    at: '/dashboard?tab=jobs&page=2&job=j1&application=c1&applicants=3',
  });
  await person.click(screen.getByRole('button', { name: 'Open' }));
  expect(address()).toBe('/dashboard?tab=jobs&page=2&job=j2');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/dashboard?tab=jobs&page=2');
});
