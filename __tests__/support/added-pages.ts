/** A word of a page that is a draft; it must be in no published file. */
export const DRAFT_PAGE_WORD = 'Quillonberry';

const DESCRIPTION = 'What you can expect of us, what we ask of you, how you pay and how you cancel, in plain words.';

/** A page of text, long enough for a list of its headings. */
const TERMS = `---
title: Terms of service
description: ${DESCRIPTION}
updated: 2026-01-02
---

These terms apply when you book coaching with us. [Write to us](/contact/) if something is unclear.

## What you get

- a summary of each call
- worksheets that you may keep

## What it costs

| What | When |
| --- | --- |
| One call | before the call |

## How you cancel

- [ ] Write to us
- [ ] Wait for the answer

## Your rights

Your rights as a consumer stay as they are.[^1]

[^1]: The law comes first.
`;

/** A page with the sections that no specified page has. */
const WEBINAR = `seo:
  title: Free webinar for nurses
  description: One hour about your first year as a nurse in the UK, with time for your questions, for nurses who have just arrived.
name: Free webinar
above: /services/
sections:
  - type: hero
    eyebrow: Free webinar
    title: Your first year as a nurse in the UK
    lead: One hour for nurses who have just arrived.
    buttons:
      - label: Save my place
        href: "#place"
      - label: Our services
        href: /services/
    badges:
      - icon: calendar
        label: Thursday, 7 pm
  - type: features
    id: learn
    title: What you learn
    columns: 3
    cards:
      - icon: map
        title: Papers
        description: What to sort out before your first shift.
        details: [Bank account, National Insurance]
      - icon: star
        title: Next steps
        description: Which doors open after a year.
        link:
          label: See the services
          href: /services/
  - type: picture-text
    title: Who speaks
    text: A nurse who has been where you are. Read [her story](/about/).
    image: ../images/about.png
    imageAlt: ""
    pictureFirst: true
  - type: text
    title: Who it is for
    text: |-
      Nurses in their first year.

      You need nothing but an hour.
    items: [Nurses from abroad, Their families]
  - type: quotation
    background: tinted
    text: I wish that I had known this on my first day.
    name: A nurse from Manila
  - type: steps
    title: How it works
    steps:
      - title: Save your place
        description: You get a link.
      - title: Join
        description: Open the link on the day.
        highlights: [No app, No cost]
  - type: weeks
    title: How your year goes
    begins: January
    ends: December
    weeks:
      - when: At first
        title: Settle in
        text: You find your way around the ward.
      - when: Then
        title: Look ahead
        text: You choose what to learn.
  - type: checklist
    background: plain
    title: What to bring
    items: [A pen, Your questions]
  - type: questions
    id: questions
    title: Before you ask
    questions:
      - What is the discovery call?
  - type: newsletter
  - type: call-to-action
    id: place
    title: Save your place
    text: It is free.
    buttons:
      - label: Write to us
        href: mailto:hello@example.com
`;

const DRAFT_PAGE = `---
title: ${DRAFT_PAGE_WORD}
description: ${DESCRIPTION}
draft: true
---

${DRAFT_PAGE_WORD} is not published yet.
`;

/** Pages that an owner adds by a file each, by their path in the content. */
export const ADDED_PAGES: Readonly<Record<string, string>> = {
  'pages/terms-of-service.md': TERMS,
  'pages/webinar.yaml': WEBINAR,
  'pages/quillonberry.md': DRAFT_PAGE,
};
