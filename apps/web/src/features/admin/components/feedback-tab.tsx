import {
  feedbackDeskTexts,
  feedbackStatusLabels,
  feedbackStatuses,
  feedbackTypeAdminLabels,
  feedbackTypes,
} from '@crewcall/contracts-admin';
import { PAGE_SIZE_DEFAULT } from '@crewcall/contracts-core';
import { styled } from '@mui/material/styles';
import { Card, EmptyState, Pagination, RowList, SelectField } from '@crewcall/web-ui';
import { onEveryVisit } from '@crewcall/web-data-access';
import { useState, type ReactNode } from 'react';
import { useAddress } from '../../../shared/address';
import { useFilledPage } from '../../../shared/query-state';
import { useAdminFeedbackQuery } from '../api/admin.api';
import { feedbackQuery } from '../model/admin-address';
import { QueryBoundary } from './query-boundary';
import { FeedbackItem } from './feedback-item';
import { PopupSwitch } from './popup-switch';
import { RespondDialog } from './respond-dialog';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginBottom: 16,
  alignItems: 'end',
  '& > *': { flex: '1 1 170px', maxWidth: 240 },
  '& > label:last-child': { flexBasis: 300, maxWidth: 420, marginLeft: 'auto' },
});

const statusOptions = [
  { value: '', label: 'All' },
  ...feedbackStatuses.map((value) => ({ value, label: feedbackStatusLabels[value] })),
];
const typeOptions = [
  { value: '', label: 'All' },
  ...feedbackTypes.map((value) => ({ value, label: feedbackTypeAdminLabels[value] })),
];

export function FeedbackTab(): ReactNode {
  const address = useAddress();
  const [answeredId, setAnsweredId] = useState<string | null>(null);
  const status = feedbackStatuses.find((one) => one === address.get('status'));
  const type = feedbackTypes.find((one) => one === address.get('type'));
  const answer = useAdminFeedbackQuery(feedbackQuery(address), { refetchOnMountOrArgChange: onEveryVisit() });
  const query = { ...answer, data: useFilledPage(answer, PAGE_SIZE_DEFAULT, address.hrefOf) };
  const answered = answer.data?.items.find(({ id }) => id === answeredId);
  return (
    <>
      <Filters>
        <SelectField
          label="Status"
          options={statusOptions}
          value={status ?? ''}
          onChange={({ target }) => address.set({ status: target.value })}
        />
        <SelectField
          label="Type"
          options={typeOptions}
          value={type ?? ''}
          onChange={({ target }) => address.set({ type: target.value })}
        />
        <PopupSwitch />
      </Filters>
      <QueryBoundary query={query} what="feedback">
        {({ items, total }) =>
          items.length ? (
            <>
              <RowList label="Feedback">
                {items.map((one) => (
                  <FeedbackItem key={one.id} feedback={one} onRespond={() => setAnsweredId(one.id)} />
                ))}
              </RowList>
              <Pagination
                page={address.page}
                pageSize={PAGE_SIZE_DEFAULT}
                total={total}
                noun="items"
                hrefOf={address.hrefOf}
              />
            </>
          ) : (
            <Card>
              <EmptyState drawing="list" title={feedbackDeskTexts.none} heading="h2" />
            </Card>
          )
        }
      </QueryBoundary>
      {answered && <RespondDialog feedback={answered} onClose={() => setAnsweredId(null)} />}
    </>
  );
}
