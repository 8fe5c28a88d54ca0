import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Attendance, type AttendanceWord, isTimeOfAttendance } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Card, CardBody, CheckField, Note, Section } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/time';
import { useKeptTapsQuery, useTellAttendanceMutation } from '../api/call-sheets.api';
import { RunningLate } from './running-late';
import { whereOf } from '../model/where-of';
import { AttendanceSaid } from './attendance-said';

const Row = styled('div')({ display: 'grid', gap: 8, '& .MuiButton-root': { minHeight: 52, fontSize: '1rem' } });

interface AttendanceCardProps {
  callId: string;
  bookingId: string | null;
  from: string;
  isTimeToFollow: boolean;
  attendance: Attendance;
}

/** On the day one says so oneself; a place goes with it only where the box is ticked, each time anew. */
export function AttendanceCard(props: AttendanceCardProps): ReactNode {
  const { callId, bookingId, from, isTimeToFollow, attendance } = props;
  const isTime = isTimeOfAttendance(useNow(), from, isTimeToFollow);
  const [tell, { isLoading, error }] = useTellAttendanceMutation();
  const [withPlace, setWithPlace] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isUnplaced, setUnplaced] = useState(false);
  const { data: kept } = useKeptTapsQuery(callId);
  const isSaid = (word: AttendanceWord): boolean =>
    attendance[word] !== null || (kept ?? []).some(({ what }) => what === word);
  if (!isTime && !isSaid('on_way') && !isSaid('arrived')) return null;
  const say = async (what: AttendanceWord): Promise<void> => {
    const at = new Date().toISOString();
    setAsking(true);
    const point = withPlace ? await whereOf(navigator.geolocation) : undefined;
    setAsking(false);
    setUnplaced(withPlace && !point);
    setWithPlace(false);
    await tell({ callId, what, at, ...(point && { point }) });
  };
  const isBusy = isLoading || isAsking;
  return (
    <Section title="On the day">
      <Card>
        <CardBody>
          <AttendanceSaid attendance={attendance} kept={kept ?? []} />
          <RunningLate {...{ bookingId, callId, from, isTimeToFollow, attendance }} />
          {isUnplaced && <Note isAlert>Sent without where you are: your phone did not say.</Note>}
          {error && (
            <Note tone="bad" isAlert>
              {errorText(error, 'That was not sent. Please try again.')}
            </Note>
          )}
          {isTime && !isSaid('arrived') && (
            <Row>
              {!isSaid('on_way') && (
                <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void say('on_way')}>
                  On my way
                </Button>
              )}
              <Button variant="contained" disabled={isBusy} onClick={() => void say('arrived')}>
                {isBusy ? 'Sending...' : 'Arrived'}
              </Button>
              <CheckField
                label="and where I am, until midnight after the call"
                checked={withPlace}
                onChange={({ target }) => setWithPlace(target.checked)}
              />
            </Row>
          )}
        </CardBody>
      </Card>
    </Section>
  );
}
