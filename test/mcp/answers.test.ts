import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type TestClient, type ToolAnswer } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { DESIGN_SYSTEM } from './steps.ts';

/** Whole answers as a client gets them; ids count up in this service, and the height of a page is left open. */
describe('a whole answer', () => {
  let service: TestService;
  let client: TestClient;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2025-11-25');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const answerOf = async (name: string, args: object): Promise<ToolAnswer> => {
    const text = JSON.stringify(await client.call(name, args));
    // The fake clock ticks with every migration as well, of which there will be more.
    const timeless = text.replaceAll(/T09:30:0\d\.\d{3}Z/g, 'T09:30:0S.MMMZ');
    return JSON.parse(timeless.replaceAll(/(\\?"height\\?":\s*)(\\?"?)\d+/g, '$1$2H')) as ToolAnswer;
  };

  it('of create_project', async () => {
    expect(await answerOf('create_project', { title: 'Running' })).toMatchInlineSnapshot(`
      {
        "content": [
          {
            "text": "{"name":"projects/1000000000000000003","title":"Running","createTime":"2026-11-20T09:30:0S.MMMZ","updateTime":"2026-11-20T09:30:0S.MMMZ","deviceType":"DEVICE_TYPE_UNSPECIFIED","visibility":"PRIVATE","metadata":{"userRole":"OWNER","isRemixed":false},"screenInstances":[]}",
            "type": "text",
          },
        ],
        "structuredContent": {
          "createTime": "2026-11-20T09:30:0S.MMMZ",
          "deviceType": "DEVICE_TYPE_UNSPECIFIED",
          "metadata": {
            "isRemixed": false,
            "userRole": "OWNER",
          },
          "name": "projects/1000000000000000003",
          "screenInstances": [],
          "title": "Running",
          "updateTime": "2026-11-20T09:30:0S.MMMZ",
          "visibility": "PRIVATE",
        },
      }
    `);
  });

  it('of generate_screen_from_text', async () => {
    const { structuredContent, content } = await answerOf('generate_screen_from_text', {
      projectId: '1000000000000000003',
      prompt: 'A habit tracker for runners',
      deviceType: 'MOBILE',
    });
    expect(structuredContent?.['output_components']).toMatchInlineSnapshot(`
      [
        {
          "design": {
            "deviceType": "MOBILE",
            "screens": [
              {
                "deviceType": "MOBILE",
                "externalToolExport": {
                  "downloadUrl": "http://127.0.0.1:4280/files/00000000000000000000000000000009",
                  "mimeType": "image/svg+xml",
                  "name": "projects/1000000000000000003/files/00000000000000000000000000000009",
                },
                "generatedBy": "test-designer",
                "groupId": "",
                "groupName": "",
                "height": "H",
                "htmlCode": {
                  "downloadUrl": "http://127.0.0.1:4280/files/00000000000000000000000000000008",
                  "mimeType": "text/html",
                  "name": "projects/1000000000000000003/files/00000000000000000000000000000008",
                },
                "id": "00000000000000000000000000000004",
                "isCreatedByClient": false,
                "name": "projects/1000000000000000003/screens/00000000000000000000000000000004",
                "prompt": "A habit tracker for runners",
                "screenMetadata": {
                  "agentType": "TURBO_AGENT",
                  "displayMode": "HTML",
                  "isRemixed": false,
                  "status": "COMPLETE",
                  "statusMessage": "",
                },
                "screenType": "DESIGN",
                "screenshot": {
                  "downloadUrl": "http://127.0.0.1:4280/files/00000000000000000000000000000007",
                  "mimeType": "image/png",
                  "name": "projects/1000000000000000003/files/00000000000000000000000000000007",
                },
                "theme": {
                  "bodyFont": "INTER",
                  "colorMode": "LIGHT",
                  "colorVariant": "TONAL_SPOT",
                  "customColor": "#0f62fe",
                  "headlineFont": "SORA",
                  "labelFont": "INTER",
                  "roundness": "ROUND_TWELVE",
                },
                "title": "Habit home",
                "width": "390",
              },
            ],
            "theme": {
              "bodyFont": "INTER",
              "colorMode": "LIGHT",
              "colorVariant": "TONAL_SPOT",
              "customColor": "#0f62fe",
              "headlineFont": "SORA",
              "labelFont": "INTER",
              "roundness": "ROUND_TWELVE",
            },
            "title": "Habit home",
          },
        },
        {
          "text": "A screen called Habit home with one paragraph and one button.

      Look at it: tailorbird://projects/1000000000000000003/screens/00000000000000000000000000000004/picture, and …/outline for its elements by data-id.

      Drawn from words. You may send the page itself, in an html fence: tailorbird://projects/1000000000000000003/guide/pages",
        },
        {
          "suggestion": "Add a weekly chart",
        },
        {
          "suggestion": "Show the current streak",
        },
      ]
    `);
    expect(content.slice(1)).toMatchInlineSnapshot(`
      [
        {
          "mimeType": "text/html",
          "name": "Habit home (HTML)",
          "type": "resource_link",
          "uri": "http://127.0.0.1:4280/files/00000000000000000000000000000008",
        },
        {
          "mimeType": "image/png",
          "name": "Habit home (picture)",
          "type": "resource_link",
          "uri": "http://127.0.0.1:4280/files/00000000000000000000000000000007",
        },
        {
          "mimeType": "image/svg+xml",
          "name": "Habit home (editable SVG)",
          "type": "resource_link",
          "uri": "http://127.0.0.1:4280/files/00000000000000000000000000000009",
        },
      ]
    `);
  });

  it('of create_design_system', async () => {
    expect((await answerOf('create_design_system', { designSystem: DESIGN_SYSTEM })).structuredContent)
      .toMatchInlineSnapshot(`
      {
        "designSystem": {
          "displayName": "Night run",
          "theme": {
            "bodyFont": "INTER",
            "colorMode": "DARK",
            "colorVariant": "VIBRANT",
            "customColor": "#0f62fe",
            "designMd": "# Night run

      Calm and dark.",
            "headlineFont": "SORA",
            "labelFont": "GEIST",
            "overrideNeutralColor": "#445566",
            "overridePrimaryColor": "#112233",
            "overrideSecondaryColor": "#223344",
            "overrideTertiaryColor": "#334455",
            "roundness": "ROUND_FULL",
          },
        },
        "name": "assets/1000000000000000010",
        "version": "1",
      }
    `);
  });

  it('to bad input', async () => {
    expect(await answerOf('edit_screens', { projectId: 7, selectedScreenIds: [], deviceType: 'PHONE' }))
      .toMatchInlineSnapshot(`
        {
          "content": [
            {
              "text": "INVALID_ARGUMENT: projectId must be the id of a project; selectedScreenIds must be a list of 1 to 20 screen ids; prompt is required: a text of 1 to 20000 characters, and at most 400000 in html and json fences; deviceType must be one of DEVICE_TYPE_UNSPECIFIED, MOBILE, DESKTOP, TABLET, AGNOSTIC. Nothing was created or changed: correct this and call again. Received: projectId = 7; selectedScreenIds = a list of 0; deviceType = "PHONE"",
              "type": "text",
            },
          ],
          "isError": true,
        }
      `);
  });

  it('to what does not exist', async () => {
    expect(await answerOf('get_screen', { name: 'projects/404/screens/429' })).toMatchInlineSnapshot(`
      {
        "content": [
          {
            "text": "NOT_FOUND: screen not found. list_screens has the ids of the screens of a project. Asked for: 404, 429",
            "type": "text",
          },
        ],
        "isError": true,
      }
    `);
  });
});
