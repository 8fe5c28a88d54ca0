import IconButton from '@mui/material/IconButton';
import { webRoutes } from '@crewcall/contracts-core';
import type { Conversation } from '@crewcall/contracts-messaging';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import {
  BinIcon,
  BlockedIcon,
  ConfirmDialog,
  DotsIcon,
  MenuItems,
  Popover,
  usePopover,
  UserIcon,
} from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBlockPersonMutation, useDeleteConversationMutation } from '../api/messages.api';
import { forgetUpTo, newestNumber } from '../api/messages-cache';
import { messageLabels } from '../model/message-labels';
import { outbox } from '../model/outbox';
import { nameOf } from '../model/people';

interface ThreadMenuProps {
  conversation: Conversation;
  onDeleted: () => void;
}

/** What can be done with a conversation besides writing in it. */
export function ThreadMenu({ conversation, onDeleted }: ThreadMenuProps): ReactNode {
  const { id, otherUser, is_blocked } = conversation;
  const dispatch = useAppDispatch();
  const menu = usePopover();
  const [asks, setAsks] = useState<'delete' | 'block' | null>(null);
  const [remove, removing] = useDeleteConversationMutation();
  const [block, blocking] = useBlockPersonMutation();
  const name = nameOf(otherUser);

  const tell = (tone: 'good' | 'bad', words: { title: string; text?: string }): void => {
    dispatch(showToast({ tone, ...words }));
  };
  const confirmDelete = async (): Promise<void> => {
    const upTo = newestNumber(dispatch, id);
    const { error } = await remove(id);
    setAsks(null);
    if (error) return tell('bad', messageLabels.deleteFailed);
    outbox.removeAll(id);
    void forgetUpTo(dispatch, id, upTo);
    tell('good', messageLabels.deleted);
    onDeleted();
  };
  const setBlocked = async (isBlocked: boolean): Promise<void> => {
    const { error } = await block({ id, isBlocked });
    setAsks(null);
    if (error) tell('bad', messageLabels.failed);
    else tell('good', isBlocked ? messageLabels.blocked : messageLabels.unblocked);
  };
  const pick = (what: () => void) => () => {
    menu.close();
    what();
  };

  return (
    <>
      <IconButton aria-label="More" {...menu.button}>
        <DotsIcon />
      </IconButton>
      <Popover state={menu} place="below" aria-label={`Conversation with ${name}`}>
        <MenuItems>
          {!otherUser.deleted_at && (
            <li>
              <Link to={webRoutes.profileOf.href(otherUser.id)}>
                <UserIcon />
                View profile
              </Link>
            </li>
          )}
          {!otherUser.deleted_at && (
            <li>
              <button type="button" onClick={pick(() => (is_blocked ? void setBlocked(false) : setAsks('block')))}>
                <BlockedIcon />
                {is_blocked ? 'Unblock' : 'Block'}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={pick(() => setAsks('delete'))}>
              <BinIcon />
              Delete conversation
            </button>
          </li>
        </MenuItems>
      </Popover>
      <ConfirmDialog
        open={asks === 'delete'}
        title={`Delete the conversation with ${name}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={removing.isLoading}
        onConfirm={() => void confirmDelete()}
        onClose={() => setAsks(null)}
      >
        It goes from your list alone. If they write again, it starts afresh.
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'block'}
        title={`Block ${name}?`}
        confirmLabel="Block"
        busyLabel="Blocking..."
        isBusy={blocking.isLoading}
        onConfirm={() => void setBlocked(true)}
        onClose={() => setAsks(null)}
      >
        They can no longer write to you, or see whether you are there. They are not told.
      </ConfirmDialog>
    </>
  );
}
