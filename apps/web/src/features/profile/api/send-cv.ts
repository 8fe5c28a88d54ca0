import { cvRoutes, cvTexts, type FreelancerProfile, type UploadCvRequest } from '@crewcall/contracts-identity';
import { readToken } from '@crewcall/web-data-access';

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error(cvTexts.uploadFailed));
    reader.readAsDataURL(file);
  });
}

function answerOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const wordsOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'string'
    ? answer.error
    : cvTexts.uploadFailed;

interface Sending {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends the file with its progress, which fetch cannot tell; the answer is the profile. @throws an Error with the
 * service's words, or with a general sentence; after `signal` too
 */
export async function sendCv(file: File, { onProgress, signal }: Sending): Promise<FreelancerProfile> {
  const fileData = await base64Of(file);
  const request: UploadCvRequest = { fileData, filename: file.name, fileSize: file.size, contentType: file.type };
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = (words: string) => (): void => reject(new Error(words));
    sending.open('POST', new URL(cvRoutes.own, globalThis.location.origin).href);
    sending.withCredentials = true;
    sending.setRequestHeader('Content-Type', 'application/json');
    const token = readToken();
    if (token) sending.setRequestHeader('Authorization', `Bearer ${token}`);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total ? (loaded / total) * 100 : 0);
    sending.onload = () => {
      const answer = answerOf(sending.responseText);
      if (sending.status === 200) resolve(answer as FreelancerProfile);
      else fail(wordsOf(answer))();
    };
    sending.onerror = fail(cvTexts.uploadFailed);
    sending.onabort = fail('Cancelled');
    signal.addEventListener('abort', () => sending.abort());
    if (signal.aborted) fail('Cancelled')();
    else sending.send(JSON.stringify(request));
  });
}
