import { attachmentLimits, attachmentTypeOf, type MessageAttachmentRequest } from '@crewcall/contracts-messaging';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCreateAttachmentMutation, useOpenUploadMutation } from '../api/attachments.api';
import { messageLabels } from '../model/message-labels';
import { sendFile } from '../model/send-file';

export interface Upload {
  file: File;
  /** 0 to 100. */
  percent: number;
  /** There once the service has taken the file. */
  attachment: MessageAttachmentRequest | null;
}

/** A file on its way to the object store and into the next message, with a way to stop it. */
export function useUpload() {
  const dispatch = useAppDispatch();
  const [open] = useOpenUploadMutation();
  const [create] = useCreateAttachmentMutation();
  const [upload, setUpload] = useState<Upload | null>(null);
  const stop = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    stop.current?.abort();
    setUpload(null);
  }, []);
  useEffect(() => () => stop.current?.abort(), []);

  const fail = (words: { title: string; text?: string }): void => {
    setUpload(null);
    dispatch(showToast({ tone: 'bad', ...words }));
  };

  const start = async (file: File): Promise<void> => {
    const fileType = attachmentTypeOf(file.name);
    if (file.size > attachmentLimits.bytes) return fail(messageLabels.tooLarge);
    if (!fileType) return fail(messageLabels.wrongType);
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    setUpload({ file, percent: 0, attachment: null });
    const address = await open();
    if (signal.aborted) return;
    if (!address.data) return fail(messageLabels.uploadNotStarted);
    const { uploadURL, upload_form } = address.data;
    const isThere = await sendFile(upload_form, file, signal, (percent) =>
      setUpload((current) => current && { ...current, percent }),
    );
    if (signal.aborted) return;
    if (!isThere) return fail(messageLabels.uploadFailed);
    const created = await create({ uploadURL, originalFilename: file.name, fileType, fileSize: file.size });
    if (signal.aborted) return;
    if (!created.data) return fail(messageLabels.notProcessed);
    const attachment = { path: created.data.objectPath, name: file.name, size: file.size, type: fileType };
    setUpload({ file, percent: 100, attachment });
    dispatch(showToast({ tone: 'good', ...messageLabels.uploaded }));
  };

  return { upload, start, cancel };
}
