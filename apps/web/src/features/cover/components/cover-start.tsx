import Button from '@mui/material/Button';
import { rateWords, type RescueSettings, type RoleRescue } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Card, CardBody, Columns, MainColumn, Note, SideColumn, Stack } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useStartCoverMutation } from '../api/cover.api';
import { peopleWords } from '../model/candidate-words';
import { CoverPeople } from './cover-people';
import { WavesCard } from './waves-card';
import { WavesDialog } from './waves-dialog';

/** Before it is asked: who would be, without those who are left out, and how. `children` is the one before. */
export function CoverStart({ of, children }: { of: RoleRescue; children: ReactNode }): ReactNode {
  const { role_id, problem, candidates, terms, settings: usual } = of;
  const [start, { isLoading, error }] = useStartCoverMutation();
  const [left_out, setLeftOut] = useState<string[]>([]);
  const [own, setOwn] = useState<Partial<RescueSettings>>({});
  const [isChanging, setChanging] = useState(false);
  const settings = { ...usual, ...own };
  const people = candidates.map((one) =>
    left_out.includes(one.freelancer_id) ? { ...one, state: 'left_out' as const } : one,
  );
  const asked = people.filter(({ state }) => state === 'waiting').length;
  const begin = () =>
    start({ roleId: role_id, request: { left_out, ...(Object.keys(own).length && { settings: own }) } });
  const first = (
    <Card>
      <CardBody>
        {problem ? (
          <Note>{problem}</Note>
        ) : (
          <>
            <p>
              {peopleWords(asked)} can be asked, at {rateWords(terms)} for all. The first to accept has it.
            </p>
            <Button
              variant="contained"
              disabled={isLoading || (candidates.length > 0 && !asked)}
              onClick={() => void begin()}
              sx={{ justifySelf: 'start' }}
            >
              {isLoading ? 'Starting...' : 'Find cover now'}
            </Button>
          </>
        )}
        {error && (
          <Note tone="bad" isAlert>
            {errorText(error, 'Cover was not started. Please try again.')}
          </Note>
        )}
      </CardBody>
    </Card>
  );
  return (
    <Stack>
      {children}
      {problem ? (
        first
      ) : (
        <Columns>
          <MainColumn>
            {first}
            {people.length > 0 && <CoverPeople title="Who would be asked" people={people} onLeaveOut={setLeftOut} />}
          </MainColumn>
          <SideColumn>
            <WavesCard settings={settings} isUsual={!own.people && !own.minutes} onChange={() => setChanging(true)} />
          </SideColumn>
        </Columns>
      )}
      {isChanging && (
        <WavesDialog
          settings={settings}
          onSave={(changes) => {
            setOwn({ ...own, ...changes });
            setChanging(false);
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </Stack>
  );
}
