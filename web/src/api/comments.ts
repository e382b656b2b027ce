import { queryOptions } from '@tanstack/react-query';
import type { WireElementComment } from '../../../src/contract/shapes/element-comment.ts';
import { request } from './request.ts';

interface CommentPage {
  comments: WireElementComment[];
  nextPageToken?: string;
}

/** Everything that was said of the screens of a project, oldest first. */
export const commentsQuery = (project: string) =>
  queryOptions({
    queryKey: ['comments', project],
    queryFn: async ({ signal }) => {
      const comments: WireElementComment[] = [];
      let pageToken = '';
      do {
        const query = new URLSearchParams({ pageSize: '200', ...(pageToken && { pageToken }) });
        const page = await request<CommentPage>('GET', `v1/projects/${project}/comments?${query}`, undefined, signal);
        comments.push(...page.comments);
        pageToken = page.nextPageToken ?? '';
      } while (pageToken !== '');
      return comments;
    },
  });

export const isOpen = ({ resolveTime }: WireElementComment): boolean => resolveTime === undefined;

export const say = (screen: string, text: string, element: string | undefined): Promise<WireElementComment> =>
  request('POST', `v1/${screen}/comments`, { text, ...(element !== undefined && { element }) });

export const putInOtherWords = (comment: WireElementComment, text: string): Promise<WireElementComment> =>
  request('PATCH', `v1/${comment.name}`, { text });

export const settle = (comment: WireElementComment, isSettled: boolean): Promise<WireElementComment> =>
  request('POST', `v1/${comment.name}:${isSettled ? 'resolve' : 'reopen'}`);

export const unsay = (comment: WireElementComment): Promise<unknown> => request('DELETE', `v1/${comment.name}`);
