import { StorageConfig } from './index.js';
import { dispositionOf, Storage } from './storage.service.js';

const config: StorageConfig = Object.assign(new StorageConfig(), {
  endpoint: 'http://s3.internal:9000',
  publicEndpoint: 'https://files.crewcall.example',
  accessKey: 'key',
  secretKey: 'secret',
  region: 'eu-west-2',
  bucketPrefix: 'crewcall',
});

describe('addresses for browsers', () => {
  const storage = new Storage(config, ['attachments']);

  it('are made for the public endpoint, without asking any server', async () => {
    const form = await storage.presignedPost('attachments', 'a/b.pdf', { maxBytes: 1000 });
    expect(form.url).toBe('https://files.crewcall.example/crewcall-attachments');
    const url = new URL(await storage.presignedGet('attachments', 'a/b.pdf', { expiresInSeconds: 60 }));
    expect(url.origin + url.pathname).toBe('https://files.crewcall.example/crewcall-attachments/a/b.pdf');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(url.searchParams.get('X-Amz-Credential')).toContain('/eu-west-2/s3/');
  });

  it('download as a file of the given name', async () => {
    const url = new URL(
      await storage.presignedGet('attachments', 'a', { fileName: 'plan.pdf', contentType: 'application/pdf' }),
    );
    expect(url.searchParams.get('response-content-disposition')).toBe(
      `attachment; filename="plan.pdf"; filename*=UTF-8''plan.pdf`,
    );
    expect(url.searchParams.get('response-content-type')).toBe('application/pdf');
  });

  it('exist for buckets of this service alone', async () => {
    await expect(storage.presignedGet('avatars', 'a')).rejects.toThrow('no bucket avatars');
  });
});

describe('dispositionOf', () => {
  it('lets no name end the header or begin another [S49] [S59]', () => {
    const value = dispositionOf('a"; x=\r\nSet-Cookie: b=1\u{1F3A4}é.pdf');
    expect(value).toBe(
      `attachment; filename="a__ x___Set-Cookie_ b_1___.pdf"; filename*=UTF-8''a%22%3B%20x%3D%0D%0ASet-Cookie%3A%20b%3D1%F0%9F%8E%A4%C3%A9.pdf`,
    );
  });

  it('survives half a character', () => {
    expect(dispositionOf('\ud83c')).toContain("UTF-8''%EF%BF%BD");
    expect(dispositionOf()).toBe('attachment');
  });
});
