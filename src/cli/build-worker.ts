import { answerTasks } from './answer-tasks.ts'
import { createPageTasks } from './create-page-tasks.ts'

/* The thread that builds pages. */
answerTasks(createPageTasks)
