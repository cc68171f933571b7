import { answerTasks } from './answer-tasks.ts'
import { createPageChecker } from './create-page-checker.ts'

/* The thread that checks pages. It knows nothing of src/web: no page is rendered. */
answerTasks(createPageChecker)
