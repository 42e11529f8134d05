import { COMPLAINT_FORM } from '../../complaints/complaint-form.ts';
import type { Handler } from '../../contract/operations.ts';

export const getComplaintForm: Handler<'getComplaintForm'> = () => COMPLAINT_FORM;
