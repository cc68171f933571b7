/** Of what learners have done: modules of one account, parts of a module; lengths of their names, in code points. */
export const LEARNING_MODULES_MAX = 300
export const LEARNING_PARTS_MAX = 40
export const LEARNING_MODULE_NAME_MAX = 200
export const LEARNING_PART_NAME_MAX = 80
