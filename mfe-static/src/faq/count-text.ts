/** '10 questions', '1 question'. */
export function countText(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
