import { answerTasks } from '../answer-tasks.ts'

/* A thread that keeps all that it has made. */
answerTasks(() => {
  const kept: object[][] = []
  return (count: number): number => kept.push(Array.from({ length: count }, (_, index) => ({ index })))
})
