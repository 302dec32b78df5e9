/** '1 comment', '0 comments'. */
export function commentText(count: number): string {
  return count === 1 ? '1 comment' : `${count} comments`;
}
