import { type FormEvent, useRef, useState } from 'react';
import type { NewsletterPost } from '../utils/forms/newsletter-post';
import type { Answers } from '../utils/forms/receiver';
import { sendForm, valuesOf } from '../utils/forms/send-form';

/** The outcome of a subscription; `notLive` while there is no provider. */
export type NewsletterAnswer = 'accepted' | 'failed' | 'notLive';

/** The state of the newsletter form. */
export interface NewsletterFormState {
  readonly isSending: boolean;
  readonly answer: NewsletterAnswer | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends the newsletter form if our script handles it; otherwise the browser posts it. */
export function useNewsletterForm(post: NewsletterPost | null): NewsletterFormState {
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<NewsletterAnswer | null>(null);

  const send = async (form: HTMLFormElement, scripted: NewsletterPost, answers: Answers): Promise<void> => {
    busy.current = true;
    setIsSending(true);
    setAnswer(null);
    const outcome = await sendForm(scripted, answers, valuesOf(form));
    busy.current = false;
    setIsSending(false);
    setAnswer(outcome.kind === 'accepted' ? 'accepted' : 'failed');
    if (outcome.kind === 'accepted') form.reset();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (post && !post.answers) return;
    event.preventDefault();
    if (!post?.answers) setAnswer('notLive');
    else if (!busy.current) void send(event.currentTarget, post, post.answers);
  };

  return { isSending, answer, onSubmit };
}
