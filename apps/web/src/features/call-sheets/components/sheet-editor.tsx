import Button from '@mui/material/Button';
import type { CallSheet, SaveSheetRequest, SheetDesk } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Card, CardBody, Note, Section, Segmented, StickyFoot } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useSheetForm } from '../hooks/use-sheet-form';
import { PublishState } from './publish-state';
import { SheetFormFields } from './sheet-form-fields';

const scopes = [
  { value: 'job', label: 'All calls of the job' },
  { value: 'call', label: 'This call only' },
] as const;

/** What a company types: once for the job, and for one call what is otherwise there. */
export function SheetEditor({ sheet, desk }: { sheet: CallSheet; desk: SheetDesk }): ReactNode {
  const [scope, setScope] = useState<SaveSheetRequest['scope']>('job');
  const [isImportant, setImportant] = useState(false);
  const form = useSheetForm(sheet.call_id, scope, scope === 'job' ? desk.job_fields : desk.call_fields);
  const { version, changes } = sheet;
  const nothingNew = version !== null && !changes.length && !form.isChanged && !isImportant;
  return (
    <Section
      title="What it says"
      actions={
        <Segmented
          label="What is typed is for"
          parts={scopes}
          value={scope}
          onChange={(next) => {
            if (!form.isChanged) setScope(next);
          }}
        />
      }
    >
      <Card>
        <CardBody>
          <p>
            Date, call time, end, place and roles follow from the call.{' '}
            {scope === 'call'
              ? 'What is left blank here is as for the whole job.'
              : 'This is for every call of the job.'}
          </p>
          {form.isChanged && <Note>Not saved yet. Save before you go on to the other part.</Note>}
          <SheetFormFields
            values={form.values}
            others={scope === 'call' ? desk.job_fields : null}
            onChange={form.change}
          />
          {(form.problem ?? form.error) && (
            <Note tone="bad" isAlert>
              {form.problem ?? errorText(form.error, 'That was not saved. Please try again.')}
            </Note>
          )}
          <PublishState sheet={sheet} isImportant={isImportant} onImportant={setImportant} />
        </CardBody>
        <StickyFoot>
          <Button
            variant="outlined"
            color="inherit"
            disabled={form.isBusy || !form.isChanged}
            onClick={() => void form.save()}
          >
            Save draft
          </Button>
          <Button
            variant="contained"
            disabled={form.isBusy || nothingNew}
            onClick={() => void form.publish(isImportant).then((isDone) => isDone && setImportant(false))}
          >
            {version === null ? 'Publish' : `Publish version ${version + 1}`}
          </Button>
        </StickyFoot>
      </Card>
    </Section>
  );
}
