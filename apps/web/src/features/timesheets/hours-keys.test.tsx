import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@crewcall/testing-web';
import { useHoursKeys } from './hooks/use-hours-keys';

it('approves and questions once for each press of a key, however long it is held; J and K go on [R448]', () => {
  const acts = { approve: jest.fn(), question: jest.fn() };
  const List = () => (
    <div ref={useHoursKeys(acts)}>
      {['s1', 's2', 's3'].map((id) => (
        <div key={id} data-sheet={id} tabIndex={-1}>
          {id}
        </div>
      ))}
    </div>
  );
  renderApp(<List />);
  const press = (key: string, repeat = false) => fireEvent.keyDown(document.activeElement as Element, { key, repeat });
  press('j');
  press('a');
  press('a', true);
  press('a', true);
  expect(acts.approve.mock.calls).toEqual([['s1']]);
  press('d');
  press('d', true);
  expect(acts.question.mock.calls).toEqual([['s2']]);
  press('j', true);
  expect(screen.getByText('s3')).toHaveFocus();
});
