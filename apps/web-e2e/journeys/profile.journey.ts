import { expect } from '@playwright/test';
import { test } from '../support/journey.js';
import { newPerson, signUp, verify } from '../support/people.js';

/** A picture wider than what is kept, made by the browser itself. */
const pictureOf = (size: { width: number; height: number }): string => {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw');
  paper.fillStyle = 'rgb(20, 90, 120)';
  paper.fillRect(0, 0, size.width, size.height);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n');
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}` + '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

test('a new freelancer comes from the landing page to a complete public profile, with photo and CV', async ({
  browser,
}) => {
  const crew = newPerson('freelancer');
  const page = await (await browser.newContext()).newPage();
  const surname = crew.email.slice(11, 19);

  await test.step('they find the way in, sign up, and the link of the mail signs them in', async () => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^(Join as Freelancer|Sign Up|Get Started|Join free)/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth/);
    await signUp(page, crew);
    await verify(page, crew);
  });

  await test.step('they fill in who they are, with a photo that is made to fit [R101] [R102] [R165]', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Create Profile' }).click();
    await page.getByLabel('First name').fill('Imogen');
    await page.getByLabel('Last name').fill(surname);
    await page.getByLabel('Title', { exact: true }).fill('Monitor engineer');
    await page.getByLabel('Years of experience').fill('9');
    await page.getByLabel('Bio').fill('In-ears and wedges.');
    await page.getByLabel('Skills').fill('Monitors');
    await page.getByLabel('Skills').press('Enter');
    const photo = page.locator('input[type=file][accept="image/*"]');
    await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Please select an image file')).toBeVisible();
    const picture = Buffer.from(await page.evaluate(pictureOf, { width: 1600, height: 900 }), 'base64');
    await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await expect(page.locator('img[src^="data:image/webp"]')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile created', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner').locator('img[src^="/api/media/"]')).toBeVisible();
  });

  await test.step('they bring a CV; one with a virus is refused [R104]', async () => {
    const cv = page.locator('input[type=file][accept=".pdf,.doc,.docx"]');
    const infected = Buffer.concat([pdf, Buffer.from(eicar)]);
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: infected });
    await expect(page.getByText(/did not pass the virus check/).first()).toBeVisible();
    await cv.setInputFiles({ name: 'imogen.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('region', { name: 'CV' }).getByText('Safe')).toBeVisible();
  });

  await test.step('a stranger finds them in the directory, and all of it but the CV [R167] [R174]', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto('/freelancers');
    // A browser that has nothing of the product yet: the page may be there well before it can be typed into.
    await expect(stranger.getByRole('heading', { name: /Crew Found$/ })).toBeVisible({ timeout: 40_000 });
    await stranger.getByRole('main').getByLabel('Search', { exact: true }).fill(surname);
    await expect(stranger.getByRole('heading', { name: '1 Crew Found', exact: true })).toBeVisible();
    const picture = stranger.getByRole('main').locator('img[src^="/api/media/"]');
    await expect(picture).toBeVisible();
    // It takes its room before it has come.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([400, 400]);
    await stranger.getByRole('link', { name: 'View Profile' }).click();
    await expect(stranger.getByRole('heading', { level: 1, name: `Imogen ${surname}` })).toBeVisible();
    for (const words of ['Monitor engineer', '9 years', 'In-ears and wedges.', 'Monitors', 'VERIFIED']) {
      await expect(stranger.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    }
    await expect(stranger.getByRole('button', { name: 'Download CV' })).toBeHidden();
    await stranger.context().close();
  });

  await test.step('they open their own CV from their public page [R171]', async () => {
    await page.goto('/profile');
    const download = page.context().waitForEvent('page');
    const link = page.waitForResponse(/\/api\/cv\/download\//);
    await page.getByRole('button', { name: 'Download CV' }).click();
    const { downloadUrl, fileName } = (await (await link).json()) as { downloadUrl: string; fileName: string };
    await download;
    expect(fileName).toBe('imogen.pdf');
    expect(await (await page.request.get(downloadUrl)).body()).toEqual(pdf);
  });
  await page.context().close();
});
